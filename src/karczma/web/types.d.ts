/** The messages of the inn, as server/messages.py defines them, and what a game's board is. */
import type { VNode } from "./vendor/preact.js";

export type Value = boolean | number | string;
export interface Said { id: string; args: Record<string, unknown> }
export interface You { person: string; name: string; account: boolean; host: boolean }
export interface SeatShown { name: string | null; person: string | null; bot: string | null; invited: boolean }
export interface MoveShown { seat: number; move: string | null }
export interface HistoryLine { last: MoveShown | null; events: Said[] }
export interface ChatLine { number: number; at: number; person: string; name: string; text: string }
export interface Outcome { scores: number[]; ranking: number[]; winners: number[]; reason: Said }

/** The table as the game shows it; `table` is the game's own. */
export interface GameView {
  game: string; version: number; seats: number; seat: number | null; options: Record<string, Value>;
  waiting_for: number[]; prompt: Said; legal_moves: string[]; table: any; outcome: Outcome | null;
}

export interface TableView {
  tell: "view"; table: string; version: number; seat: number | null; mine: number[];
  stage: "open" | "playing" | "over" | "closed"; game: string; options: Record<string, Value>; seats: SeatShown[];
  owner: string; public: boolean; rated: boolean; pace: { kind: string; bank?: number; increment?: number; days?: number };
  on_timeout: string; paused: boolean; clock: { left: number[]; running: number[] } | null;
  request: { what: string; by: number; agreed: number[]; missing: number[] } | null;
  deal: { commitment: string; secret: string | null; salt: string | null } | null;
  rematch: string | null; view: GameView | null; events: Said[]; last: MoveShown | null;
}

export interface TableListed {
  table: string; game: string; stage: string; seats: SeatShown[]; public: boolean; waiting: number[]; since: number;
  scores: number[] | null; ranking: number[] | null;
}

export type Told =
  | { tell: "hello"; protocol: number; you: You }
  | { tell: "done"; id: number; table: string | null; keys: Record<string, string> | null; told: Said[] | null }
  | { tell: "refused"; id: number | null; error: string; why: Said }
  | TableView
  | { tell: "history"; table: string; lines: HistoryLine[] }
  | { tell: "chat"; table: string; lines: ChatLine[] }
  | { tell: "presence"; table: string; present: boolean[]; watching: number }
  | { tell: "lobby"; open: TableListed[]; playing: TableListed[]; mine: TableListed[]; over: TableListed[] }
  | { tell: "bye"; error: string; why: Said };
export type Done = Extract<Told, { tell: "done" }>;

export interface Option { name: string; default: Value; help: Said; values: Record<string, Value[] | { least: number; most: number }> }
export interface Game {
  name: string; titles: Record<string, string>; seats: number[]; minutes: number; options: Option[];
  board: boolean; faces: string | null; origins: Record<string, string[]>; lessons: string[];
}

/** One step of a lesson, as server/lessons.py shows it. */
export interface LessonStep {
  step: number; steps: number; say: Said; show: string[]; do: string | null; sheet: boolean; view: GameView;
  lines: HistoryLine[]; afterwards: { seats: number; options: Record<string, Value> };
}

/** What a board is given; see docs/add-a-board.md. */
export interface BoardProps {
  view: GameView;
  names: string[];
  me: number | null;
  piece: (name: string, key?: string) => Record<string, unknown>;
  face: (name: string) => string;
  words: (id: string, args?: Record<string, unknown>) => string;
}
export interface BoardModule {
  Board: (props: BoardProps) => VNode;
  steps: (view: GameView) => Record<string, string[] | string[][]>;
  attempt?: (picked: string[], piece: string, view: GameView) => string | null;
  traces?: (last: MoveShown) => string[];
  ScoreSheet?: (props: Pick<BoardProps, "view" | "names" | "words" | "face">) => VNode;
}

/** A page of the inn; its properties are what its address names. */
export type Room = (props: any) => VNode;

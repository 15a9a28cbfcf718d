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
  tell: "view"; table: string; version: number; seat: number | null; mine: number[]; asked: number[]; apart: number[];
  stage: "open" | "playing" | "over" | "closed"; game: string; options: Record<string, Value>; seats: SeatShown[];
  owner: string; public: boolean; rated: boolean; pace: { kind: string; bank?: number; increment?: number; days?: number };
  on_timeout: string; paused: boolean; clock: { left: number[]; running: number[] } | null;
  request: { what: string; by: number; agreed: number[]; missing: number[] } | null;
  deal: { commitment: string; secret: string | null; salt: string | null } | null;
  rematch: string | null; branch_of: string | null; view: GameView | null; events: Said[]; last: MoveShown | null;
}

/** One move in the eyes of the strongest bot: `chances` from 0 to 1 with their standard error. */
export interface Hinted { move: string; what: Said; reasons: Said[]; chances: number; error: number; lead: number; worlds: number; share: number | null }
export interface Belief { holder: number; card: string; name: Said; likely: number; held: boolean }
export interface Decision {
  at: number; seat: number; played: string; moves: Hinted[]; loss: number; error: number; is_noise: boolean;
  costs: number[]; errors: number[]; beliefs: Belief[];
}
export interface Part { value: number; error: number }
export interface Split { result: number; fair: Part; luck: Part; deal: Part; own: Part; others: Part }
export interface Review {
  format: number; game: string; seats: number; iterations: number;
  points: { at: number; outlook: { chances: number[]; errors: number[]; leads: number[] } }[]; decisions: Decision[]; splits: Split[];
}

export interface TableListed {
  table: string; game: string; stage: string; seats: SeatShown[]; public: boolean; waiting: number[]; since: number;
  scores: number[] | null; ranking: number[] | null;
}

export type Told =
  | { tell: "hello"; protocol: number; client: string; you: You }
  | { tell: "done"; id: number; table: string | null; keys: Record<string, string> | null; told: Said[] | null; hints: Hinted[] | null }
  | { tell: "refused"; id: number | null; error: string; why: Said }
  | TableView
  | { tell: "history"; table: string; lines: HistoryLine[] }
  | { tell: "chat"; table: string; lines: ChatLine[]; muted: string[] }
  | { tell: "presence"; table: string; present: boolean[]; watching: number }
  | { tell: "lobby"; open: TableListed[]; playing: TableListed[]; mine: TableListed[]; over: TableListed[] }
  | { tell: "bye"; error: string; why: Said };
/** A finished game, and what a move in it did. */
export interface ReplayHead {
  replay: string; game: string; options: Record<string, Value>; seats: SeatShown[]; public: boolean; commitment: string | null;
  moves: number; turns: number[]; stages: number[]; end: GameView;
}
export interface ReplayLine { last: MoveShown | null; events: Said[] }
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

export interface ShelfShown { games: Game[]; levels: string[]; usual: string }

/** A game's rules, as server/rulebook.py takes them apart; a run is text, or its kind and the text. */
export type Run = string | [string, string];
export interface RuleBlock { kind: "text" | "list" | "table"; number?: string; text?: Run[]; items?: Run[][]; head?: Run[][]; rows?: Run[][][] }
export interface Rulebook {
  title: string; opening: RuleBlock[]; sections: { title: string; blocks: RuleBlock[] }[];
  paragraphs: Record<string, string>; pictures: Record<string, string[]>;
  gallery: { title: Said; cards: Record<string, Said> }[];
}

export interface GameStatistics {
  game: string; games: number; minutes: number | null; moves: [number, number, number][];
  balance: { seats: number; games: number; of: { wins: number; low: number; high: number; score: number }[] }[];
  players: { person: string; name: string; played: number; won: number }[];
}
export interface PersonStatistics {
  person: string; name: string;
  games: {
    game: string; played: number; won: number; average: number; best: number;
    habits: { habit: Said; mean: number; others: number | null }[];
    results: { table: string; at: number; score: number; place: number; seats: number }[];
  }[];
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
  costly?: (move: string, view: GameView) => string | null;
  ScoreSheet?: (props: Pick<BoardProps, "view" | "names" | "words" | "face">) => VNode;
}

/** A page of the inn; its properties are what its address names. */
export type Room = (props: any) => VNode;

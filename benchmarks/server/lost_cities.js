// Lost Cities in boardgame.io's form: one deal, the same cards and the same moves as ours, and nothing else.
const { INVALID_MOVE } = require('boardgame.io/core');

const COLOURS = ['Y', 'B', 'V', 'G', 'O'];
const VALUES = [0, 0, 0, 2, 3, 4, 5, 6, 7, 8, 9, 10]; // 0 is a sponsor
const HAND = 8;
const COST = 20;
const BONUS = 20;
const GREAT_EXPEDITION = 8;

const cardText = (colour, value) => colour + (value || '*');
const colourOf = (card) => card[0];
const valueOf = (card) => (card[1] === '*' ? 0 : Number(card.slice(1)));
const last = (cards) => cards[cards.length - 1];
const columns = () => Object.fromEntries(COLOURS.map((colour) => [colour, []]));

function setup({ ctx, random }) {
  const deck = random.Shuffle(COLOURS.flatMap((colour) => VALUES.map((value) => cardText(colour, value))));
  const hands = {};
  const expeditions = {};
  for (const seat of ctx.playOrder) {
    hands[seat] = deck.splice(-HAND).sort();
    expeditions[seat] = columns();
  }
  return { deck, deckSize: deck.length, hands, expeditions, camps: columns(), step: 'place', closed: null };
}

// 2.2 and 2.3 An expedition grows upwards; sponsors come before numbers.
function mayJoin(expedition, card) {
  return expedition.length === 0 || valueOf(last(expedition)) < valueOf(card) || valueOf(last(expedition)) === 0;
}

function leaveHand(G, seat, card) {
  const place = G.hands[seat].indexOf(card);
  if (place < 0) return false;
  G.hands[seat].splice(place, 1);
  return true;
}

function play({ G, playerID }, card) {
  if (G.step !== 'place' || !G.hands[playerID].includes(card)) return INVALID_MOVE;
  const expedition = G.expeditions[playerID][colourOf(card)];
  if (!mayJoin(expedition, card)) return INVALID_MOVE;
  leaveHand(G, playerID, card);
  expedition.push(card);
  G.step = 'draw';
}

function camp({ G, playerID }, card) {
  if (G.step !== 'place' || !leaveHand(G, playerID, card)) return INVALID_MOVE;
  G.camps[colourOf(card)].push(card);
  G.closed = colourOf(card); // 2.6 it may not be taken back in the same turn
  G.step = 'draw';
}

function draw({ G, playerID }, from) {
  if (G.step !== 'draw' || from === G.closed) return INVALID_MOVE;
  const pile = from === 'deck' ? G.deck : G.camps[from];
  if (!pile || pile.length === 0) return INVALID_MOVE;
  G.hands[playerID].push(pile.pop());
  G.hands[playerID].sort();
  G.deckSize = G.deck.length;
  G.closed = null;
  G.step = 'place';
}

// 3.3 The rows A to D of the notepad.
function points(expedition) {
  if (expedition.length === 0) return 0;
  const sum = expedition.reduce((total, card) => total + valueOf(card), 0);
  const times = 1 + expedition.filter((card) => valueOf(card) === 0).length;
  return (sum - COST) * times + (expedition.length >= GREAT_EXPEDITION ? BONUS : 0);
}

const score = (G, seat) => COLOURS.reduce((total, colour) => total + points(G.expeditions[seat][colour]), 0);

// 3.1 The deal ends with the last card of the deck.
function endIf({ G, ctx }) {
  if (G.deck.length > 0) return undefined;
  return { scores: ctx.playOrder.map((seat) => score(G, seat)) };
}

// 2.4 Nobody sees the deck, the other hand, or what lies under the top of a camp.
function playerView({ G, playerID }) {
  const { deck, ...seen } = G;
  const hands = {};
  for (const seat of Object.keys(G.hands)) hands[seat] = seat === playerID ? G.hands[seat] : G.hands[seat].map(() => '?');
  const camps = {};
  for (const colour of COLOURS) camps[colour] = G.camps[colour].map((card, place, cards) => (place === cards.length - 1 ? card : '?'));
  return { ...seen, hands, camps };
}

module.exports.LostCities = {
  name: 'lost-cities',
  minPlayers: 2,
  maxPlayers: 2,
  setup,
  moves: { play, camp, draw: { move: draw, client: false } },
  turn: { minMoves: 2, maxMoves: 2 },
  endIf,
  playerView,
};

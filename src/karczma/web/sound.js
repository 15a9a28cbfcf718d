/** Small synthesised sounds: a card laid, one's turn, the end. Silent until the visitor wants them. */
import { sound } from "./settings.js";

/** @type {AudioContext | null} */
let room = null;

/** @param {number} pitch @param {number} after @param {number} lasts @param {OscillatorType} [shape] */
function note(pitch, after, lasts, shape = "sine") {
  if (!room) return;
  const start = room.currentTime + after;
  const voice = new OscillatorNode(room, { type: shape, frequency: pitch });
  const loudness = new GainNode(room, { gain: 0 });
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(0.12, start + 0.012);
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  voice.connect(loudness).connect(room.destination);
  voice.start(start);
  voice.stop(start + lasts);
}

function rustle() {
  if (!room) return;
  const length = room.sampleRate * 0.07;
  const noise = new AudioBuffer({ length, sampleRate: room.sampleRate });
  const samples = noise.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 2 * 0.15;
  const source = new AudioBufferSourceNode(room, { buffer: noise });
  source.connect(new BiquadFilterNode(room, { type: "bandpass", frequency: 2600, Q: 0.7 })).connect(room.destination);
  source.start();
}

const SOUNDS = {
  card: rustle,
  turn: () => { note(523, 0, 0.25); note(784, 0.12, 0.35); },
  end: () => [392, 494, 587, 784].forEach((pitch, place) => note(pitch, place * 0.13, 0.6, "triangle")),
};

/** @param {keyof typeof SOUNDS} what */
export function play(what) {
  if (!sound.value) return;
  room ??= new AudioContext();
  SOUNDS[what]();
}

/** A thin stroke alphabet for the wordmarks: each letter is a few strokes in a cell 10 high. */
import { short } from './svg.ts';

interface Letter {
  width: number;
  strokes: string;
}

const ROUND = 'A5 5 0 0 1';

const alphabet: Record<string, Letter> = {
  A: { width: 8, strokes: 'M0 10L4 0L8 10M1.5 6.4H6.5' },
  B: { width: 6, strokes: 'M0 0V10H3.2A2.7 2.7 0 0 0 3.2 4.6H0M0 0H2.8A2.3 2.3 0 0 1 2.8 4.6' },
  C: { width: 8.5, strokes: 'M8.5 1.5A5 5 0 1 0 8.5 8.5' },
  E: { width: 5.4, strokes: 'M5.4 0H0V10H5.4M0 4.8H4.4' },
  H: { width: 7, strokes: 'M0 0V10M7 0V10M0 4.8H7' },
  I: { width: 0, strokes: 'M0 0V10' },
  L: { width: 5, strokes: 'M0 0V10H5' },
  M: { width: 9, strokes: 'M0 10L.8 0L4.5 7.4L8.2 0L9 10' },
  N: { width: 7.4, strokes: 'M0 10V0L7.4 10V0' },
  O: { width: 10, strokes: `M0 5${ROUND} 10 5${ROUND} 0 5` },
  R: { width: 6, strokes: 'M0 10V0H3A2.7 2.7 0 0 1 3 5.4H0M2.8 5.4L6 10' },
  S: { width: 5.6, strokes: 'M5.3 1.5A2.9 2.5 0 0 0 .3 2.6C.3 5.4 5.6 4.6 5.6 7.4A2.9 2.6 0 0 1 0 8.4' },
  T: { width: 6.6, strokes: 'M0 0H6.6M3.3 0V10' },
  U: { width: 7, strokes: 'M0 0V6.5A3.5 3.5 0 0 0 7 6.5V0' },
  V: { width: 8, strokes: 'M0 0L4 10L8 0' },
  Y: { width: 7.4, strokes: 'M0 0L3.7 5L7.4 0M3.7 5V10' },
  ' ': { width: 3.4, strokes: '' },
};

const accents: Record<string, readonly [string, string]> = {
  Á: ['A', 'M3.6 -1.6L5.2 -3.4'],
  Í: ['I', 'M-.3 -1.6L1.2 -3.4'],
};

interface Word {
  body: string;
  width: number;
}

/** Letters of the given height from x = 0 with their tops on y = 0; tracking in tenths of the height. */
export function word(text: string, height: number, colour: string, weight: number, tracking = 4.6): Word {
  const size = height / 10;
  let x = 0;
  let body = '';
  for (const sign of text) {
    const [base, accent] = accents[sign] ?? [sign, ''];
    const letter = alphabet[base];
    if (!letter) throw new Error(`The alphabet has no ${sign}`);
    if (letter.strokes)
      body += `<path d="${letter.strokes}${accent}" transform="translate(${short(x * size)} 0) scale(${size})"/>`;
    x += letter.width + tracking;
  }
  return {
    body: `<g fill="none" stroke="${colour}" stroke-width="${(weight / size).toFixed(2)}" stroke-linecap="round" stroke-linejoin="round">${body}</g>`,
    width: (x - tracking) * size,
  };
}

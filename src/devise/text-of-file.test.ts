import { expect, it } from 'vitest';
import { textOf, textOfFile } from './text-of-file.ts';

const STAY = 'confirmación,huésped\nAB-1,Muñoz';
const utf16 = (isBig: boolean) =>
  Uint8Array.from(
    [0xfeff, ...STAY.split('').map((letter) => letter.charCodeAt(0))].flatMap((unit) =>
      isBig ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8],
    ),
  );

it.each([
  ['UTF-8', new TextEncoder().encode(STAY)],
  ['UTF-8 with its mark', new TextEncoder().encode(`\uFEFF${STAY}`)],
  // Each letter of it is a byte of its own, with the number that Unicode gives it.
  ['Windows-1252', Uint8Array.from(STAY, (letter) => letter.charCodeAt(0))],
  ['UTF-16, little-endian', utf16(false)],
  ['UTF-16, big-endian', utf16(true)],
])('reads a table in %s', async (_encoding, bytes) => {
  expect(textOf(bytes)).toBe(STAY);
  expect(await textOfFile(new Blob([bytes]))).toBe(STAY);
});

it('reads the signs of Windows-1252 that Latin-1 does not have', () => {
  expect(textOf(Uint8Array.of(0x80, 0x20, 0x93, 0xf1, 0x94))).toBe('€ “ñ”');
});

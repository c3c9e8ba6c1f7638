import { expect, it } from 'vitest';
import { filmOf } from './film.ts';

it.each(['/media/dusk-film/0123456789ab', 'https://films.example/dusk.mp4'])('%s is a file', (src) => {
  expect(filmOf(src)).toEqual({ kind: 'file', src });
});

it.each(['5d5bc37ffcf54c9b82e996823bffbb81', '//elsewhere.example/film'])('%s is an id', (cfId) => {
  expect(filmOf(cfId)).toEqual({ kind: 'stream', cfId });
});

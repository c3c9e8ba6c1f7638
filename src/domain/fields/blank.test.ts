import { expect, it } from 'vitest';
import { newEntry } from './blank.ts';
import { choice, text } from './index.ts';

it('a new entry begins with what holds where nothing is chosen, and with nothing else', () => {
  const options = ['full', 'beside'] as const;
  const fields = {
    title: text({ label: 'Title', es: 'Título' }),
    layout: choice({ label: 'Composition', es: 'Composición', options, otherwise: 'full' }),
    when: choice({ label: 'When', es: 'Cuándo', options: ['day', 'night'] }),
  };
  expect(newEntry(fields, { block: 'hero' })).toEqual({
    id: expect.any(String),
    block: 'hero',
    title: null,
    layout: 'full',
    when: null,
  });
});

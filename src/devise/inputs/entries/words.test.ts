import { expect, it } from 'vitest';
import { choice, text } from '../../../domain/fields/index.ts';
import { nameOf } from './words.ts';

const fields = {
  note: text({ label: 'Note', es: 'Nota' }),
  bed: choice({
    label: 'Bed',
    es: 'Cama',
    options: ['king', 'twin'],
    labels: { king: { en: 'One king bed', es: 'Una cama king' }, twin: { en: 'Two beds', es: 'Dos camas' } },
  }),
};

it('an entry that has nothing but a choice is called by its label, in the language of staff', () => {
  expect(nameOf({ bed: 'king' }, fields, 'en')).toBe('One king bed');
  expect(nameOf({ bed: 'king' }, fields, 'es')).toBe('Una cama king');
  expect(nameOf({ bed: 'king', note: 'By the door' }, fields, 'es')).toBe('By the door');
  expect(nameOf({}, fields, 'en')).toBeUndefined();
});

it('a block without a word has no name, whichever way it is composed', () => {
  expect(nameOf({ block: 'hero', bed: 'king' }, fields, 'en')).toBeUndefined();
});

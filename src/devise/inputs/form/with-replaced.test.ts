import { expect, it } from 'vitest';
import { phrase } from '../../../content/phrase/phrase.ts';
import { withReplaced } from './with-replaced.ts';

it('an input says which text it replaces in its language, and which placeholders have to stay', () => {
  const { fields } = phrase;
  const values = { key: 'hub.view-restaurant-details' };
  expect(withReplaced(fields.text, fields, values, 'es').help).toEqual({
    en: 'Built in: “Ver detalles de {restaurant}” · Keep {restaurant} · At most 56 characters',
    es: 'Incluida: «Ver detalles de {restaurant}» · Conserve {restaurant} · Como máximo 56 caracteres',
  });
  expect(withReplaced(fields.text, fields, { key: 'hub.close' }, 'en').help?.en).toBe(
    'Built in: “Close” · At most 40 characters',
  );
  // Nothing is chosen yet.
  expect(withReplaced(fields.text, fields, {}, 'en')).toBe(fields.text);
});

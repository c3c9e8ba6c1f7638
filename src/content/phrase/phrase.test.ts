import { expect, it } from 'vitest';
import { issueText } from '../../domain/fields/issue.ts';
import { issuesIn } from '../../domain/workflow/progress.ts';
import { formValues } from '../../domain/workflow/values-of.ts';
import { builtInTexts, phraseKeys, placesOf } from './built-in.ts';
import { phrase } from './phrase.ts';

/** What the form says of a replacement, in Spanish. */
const said = (key: string, en: string | null, es: string | null) =>
  issuesIn(phrase, formValues(phrase, { key, locale: { en: { text: en }, es: { text: es } } })).map(
    (issue) => [issue.path, issueText(issue, 'es')],
  );

it('a form names the placeholder that a replacement lacks, or that nothing is written for', () => {
  expect(said('hub.view-restaurant-details', 'All about {name}', 'Todo')).toEqual([
    ['locale.en.text', 'El huésped leería {name} tal cual: en su lugar no se escribe nada.'],
    ['locale.es.text', 'Conserve {restaurant}: en su lugar se escribe un nombre o un número.'],
  ]);
  expect(said('hub.view-restaurant-details', null, 'Todo de {restaurant}')).toEqual([]);
});

it('a replacement says something in one language at least', () => {
  expect(said('hub.close', null, null)).toEqual([['locale.en.text', 'Este dato es obligatorio.']]);
  expect(said('hub.close', null, 'Listo')).toEqual([]);
});

it('every phrase has an address, both texts, and a place where it is read', () => {
  expect(new Set(phraseKeys).size).toBe(phraseKeys.length);
  expect(builtInTexts['hub.dining']).toEqual({ en: 'Dining', es: 'Restaurantes y bares' });
  expect(builtInTexts['site.dining']).toEqual({ en: 'Dining', es: 'Gastronomía' });
  expect([placesOf('hub.dining'), placesOf('site.dining'), placesOf('hub.open-now')]).toEqual([
    ['hub'],
    ['site'],
    ['hub', 'site'],
  ]);
});

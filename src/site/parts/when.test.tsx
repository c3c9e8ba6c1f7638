// @vitest-environment node
import { expect, it } from 'vitest';
import type { SitePhrases } from '../../content/phrase/public-site/en.ts';
import type { Language } from '../../domain/language.ts';
import { renderedIn } from '../../web/language/rendered-in.tsx';
import { SitePhrasesProvider } from '../site-context.tsx';
import { Tonight } from './when.tsx';

/** A phrase is its own key. */
const phrases = new Proxy({} as SitePhrases, { get: (_phrases, key) => `${String(key)} {time}` });

const said = (language: Language, time: string) =>
  renderedIn(
    language,
    <SitePhrasesProvider phrases={phrases}>
      <Tonight tonight={{ is: 'until', time }} />
    </SitePhrasesProvider>,
  ).replace(/<[^<>]*>/g, '');

it('a table is open tonight only where it closes in the evening or at night', () => {
  expect(said('en', '16:00')).toBe('today-until 4:00\u00a0pm');
  expect(said('en', '22:30')).toBe('tonight-until 10:30\u00a0pm');
  expect(said('en', '01:00')).toBe('tonight-until 1:00\u00a0am');
});

it('an hour is not broken over two lines', () => {
  expect(said('es', '13:00')).toBe('today-until la 1:00\u00a0p.\u00a0m.');
});

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
      <Tonight tonight={{ is: 'today-until', time }} />
    </SitePhrasesProvider>,
  ).replace(/<[^<>]*>/g, '');

it('an hour is not broken over two lines', () => {
  expect(said('es', '13:00')).toBe('today-until la\u00a01:00\u00a0p.\u00a0m.');
});

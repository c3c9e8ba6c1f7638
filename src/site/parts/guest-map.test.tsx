// @vitest-environment node
import { expect, it } from 'vitest';
import type { SitePhrases } from '../../content/phrase/public-site/en.ts';
import { namesOf, shores } from '../../domain/group/resort-words.ts';
import { renderedIn } from '../../web/language/rendered-in.tsx';
import { SitePhrasesProvider } from '../site-context.tsx';
import { GuestMap } from './guest-map.tsx';

/** A phrase is its own key. */
const phrases = new Proxy({} as SitePhrases, { get: (_phrases, key) => String(key) });

it('every sort of shore has a drawing of its own', () => {
  const drawings = namesOf(shores).map((shore) =>
    renderedIn(
      'en',
      <SitePhrasesProvider phrases={phrases}>
        <GuestMap shore={shore} title="The clearing" places={[]} />
      </SitePhrasesProvider>,
    ),
  );
  expect(new Set(drawings).size).toBe(drawings.length);
});

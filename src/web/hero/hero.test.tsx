// @vitest-environment node
import { expect, it } from 'vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import { LanguageProvider } from '../language/language.tsx';
import { kitPhrases, renderedIn } from '../language/rendered-in.tsx';
import { terrace } from '../picture/terrace.ts';
import { Hero } from './hero.tsx';

const logo = { ...terrace, src: '/media/logo/0123456789ab', thumbhash: null };

it.each(['en', 'es'] as const)('a hero on the server is loaded first and not read out: %s', (language) => {
  const html = renderedIn(language, <Hero picture={terrace} logo={logo} />);
  expect(html.match(/alt=""/g)).toHaveLength(2);
  expect(html.match(/loading="eager"/g)).toHaveLength(2);
  expect(html).toContain('sizes="(max-width: 759px) 100vw, 95vw"');
  expect(html).toContain('src="/media/logo/0123456789ab"');
});

it('a page without a picture has no hero', () => {
  expect(renderedIn('en', <Hero picture={null} />)).toBe('');
});

it('may be low, where more has to fit on the first screen', () => {
  // The helper leaves the names of classes out, which are what this is about.
  const html = renderToStaticMarkup(
    <LanguageProvider first="en" localizations={kitPhrases}>
      <Hero picture={terrace} isLow />
    </LanguageProvider>,
  );
  expect(html).toContain('<div class="hero hero-low">');
});

// @vitest-environment node
import { expect, it } from 'vitest';
import { renderedIn } from '../language/rendered-in.tsx';
import { terrace } from '../picture/terrace.ts';
import { Hero } from './hero.tsx';

const logo = { ...terrace, src: '/media/logo/0123456789ab', thumbhash: null };

it.each(['en', 'es'] as const)('a hero on the server is loaded first and not read out: %s', (language) => {
  const html = renderedIn(language, <Hero picture={terrace} logo={logo} />);
  expect(html.match(/alt=""/g)).toHaveLength(2);
  expect(html.match(/loading="eager"/g)).toHaveLength(2);
  expect(html).toContain('sizes="100vw"');
  expect(html).toContain('src="/media/logo/0123456789ab"');
});

it('a page without a picture has no hero', () => {
  expect(renderedIn('en', <Hero picture={null} />)).toBe('');
});

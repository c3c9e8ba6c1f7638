// @vitest-environment node
import { expect, it } from 'vitest';
import { renderedIn } from '../language/rendered-in.tsx';
import { terrace } from '../picture/terrace.ts';
import { PromotionSlide } from './promotion-slide.tsx';

const promotion = {
  title: 'Two for one',
  text: 'Until Sunday',
  image: terrace,
  cfId: 'film',
  links: ['/one', '/two'],
  renderLink: (to: string) => <a href={to}>Go</a>,
};

it.each(['en', 'es'] as const)(
  'a promotion on the server shows its picture, words and links: %s',
  (language) => {
    const html = renderedIn(language, <PromotionSlide {...promotion} compact={false} />);
    expect(html).toMatch(/^<article[^>]*><div><span style="aspect-ratio:16\/9/);
    expect(html).toContain(
      '<h2>Two for one</h2><p>Until Sunday</p><div><a href="/one">Go</a><a href="/two">Go</a></div>',
    );
    expect(html).not.toContain('<iframe');
  },
);

it('a compact promotion has one link and no text', () => {
  const html = renderedIn('en', <PromotionSlide {...promotion} compact />);
  expect(html).toContain('<h2>Two for one</h2><div><a href="/one">Go</a></div>');
  expect(html).not.toContain('Until Sunday');
});

it.each([true, false])('what has to be known before going stands above the links, compact: %s', (compact) => {
  const html = renderedIn('en', <PromotionSlide {...promotion} compact={compact} note="Closed today" />);
  expect(html).toMatch(/<p>Closed today<\/p><div><a href="\/one">/);
});

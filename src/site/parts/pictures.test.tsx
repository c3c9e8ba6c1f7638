// @vitest-environment node
import { expect, it } from 'vitest';
import type { SitePhrases } from '../../content/phrase/public-site/en.ts';
import type { OfferedPicture } from '../../domain/picture-sources.ts';
import { renderedIn } from '../../web/language/rendered-in.tsx';
import { SitePhrasesProvider } from '../site-context.tsx';
import { Photo } from './photo.tsx';
import { Pictures } from './pictures.tsx';

/** A phrase is its own key. */
const phrases = new Proxy({} as SitePhrases, { get: (_phrases, key) => String(key) });

const picture = (src: string): OfferedPicture => ({
  src,
  width: 1200,
  height: 800,
  thumbhash: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
  alt: { en: 'Balanced stones beside a pool', es: 'Piedras en equilibrio junto a una alberca' },
});

it('a picture of a gallery has a caption where one was written, and its alternative text stays unseen', () => {
  const html = renderedIn(
    'en',
    <SitePhrasesProvider phrases={phrases}>
      <Pictures
        pictures={[
          { image: picture('/media/a'), caption: 'The pool at six' },
          { image: picture('/media/b'), caption: null },
        ]}
        layout="mosaic"
      />
    </SitePhrasesProvider>,
  );
  expect(html.match(/<figcaption>[^<]*/g)).toEqual(['<figcaption>The pool at six']);
  expect(html.match(/alt="Balanced stones beside a pool"/g)).toHaveLength(2);
});

it('a strip is scrolled where it has four pictures; fewer stand beside each other whole', () => {
  const isScrolled = (count: number) =>
    renderedIn(
      'en',
      <SitePhrasesProvider phrases={phrases}>
        <Pictures
          pictures={Array.from({ length: count }, (_, at) => ({
            image: picture(`/media/${at}`),
            caption: null,
          }))}
          layout="strip"
        />
      </SitePhrasesProvider>,
    ).includes('tabindex="0"');
  expect([1, 2, 3, 4].map(isScrolled)).toEqual([false, false, false, true]);
});

const sizesOf = (ratio?: string) =>
  /sizes="([^"]*)"/.exec(
    renderedIn(
      'en',
      <Photo picture={picture('/media/a')} sizes="(min-width: 900px) 34vw, 100vw" ratio={ratio} />,
    ),
  )?.[1];

it('a picture that is cut at its sides is loaded as wide as it is drawn, on phones a little less sharp', () => {
  expect(sizesOf('3 / 2')).toBe('(min-width: 900px) 34vw, 100vw');
  expect(sizesOf('auto')).toBe('(min-width: 900px) 34vw, 100vw');
  expect(sizesOf()).toBe('(min-width: 900px) 34vw, 100vw');
  expect(sizesOf('3 / 4')).toBe('(max-width: 600px) 140vw, (min-width: 900px) 68vw, 200vw');
});

import { Film } from '../parts/film.tsx';
import { HeroPhoto } from '../parts/hero-photo.tsx';
import { Figure, Photo } from '../parts/photo.tsx';
import { Section } from '../parts/section.tsx';
import { ArrowLink, Label, Lead, Prose, Title } from '../parts/words.tsx';
import type { SliceProps } from '../view.ts';

/** Slices in which a picture comes first. */

export function Hero({ slice, data, isFirst }: SliceProps<'hero'>) {
  const { layout, label, title, text, image, film, link_text, link_url } = slice;
  const composition = layout ?? 'full';
  const words = (
    <div className="hero-words">
      <Label>{label}</Label>
      <Title isFirst={isFirst} isDisplay>
        {title}
      </Title>
      <Lead>{text}</Lead>
      <ArrowLink text={link_text} address={link_url} />
    </div>
  );
  return (
    <section className={`hero hero-${composition}${image ? '' : ' hero-plain'}`}>
      <HeroPhoto picture={image} shape={composition} isFirst={isFirst}>
        {film && <Film src={film} captions={data} />}
      </HeroPhoto>
      {words}
    </section>
  );
}

export function Chapter({ slice }: SliceProps<'chapter'>) {
  const { layout, label, title, text, image, caption, second, link_text, link_url } = slice;
  const composition = layout ?? 'left';
  return (
    <Section name="chapter" layout={composition}>
      <div className="chapter-picture">
        <Figure
          picture={image}
          caption={caption}
          ratio={composition === 'tall' ? '4 / 5' : '3 / 2'}
          sizes="(min-width: 900px) 60vw, 100vw"
        />
      </div>
      {composition === 'tall' && (
        <div className="chapter-second">
          <Figure picture={second} caption={null} ratio="1" sizes="(min-width: 900px) 34vw, 60vw" />
        </div>
      )}
      <div className="chapter-words">
        <Label>{label}</Label>
        <Title>{title}</Title>
        <Prose html={text} />
        <ArrowLink text={link_text} address={link_url} />
      </div>
    </Section>
  );
}

export function WidePicture({ slice }: SliceProps<'picture'>) {
  const { layout, image, caption } = slice;
  const composition = layout ?? 'bleed';
  return (
    <section className={`slice wide wide-${composition}`}>
      <Figure
        picture={image}
        caption={caption}
        ratio="auto"
        sizes={composition === 'bleed' ? '100vw' : '(min-width: 900px) 84vw, 100vw'}
      />
    </section>
  );
}

export function Quote({ slice }: SliceProps<'quote'>) {
  const { layout, text, who, image } = slice;
  const composition = layout ?? 'alone';
  return (
    <Section name="quote" layout={composition}>
      {composition === 'beside' && (
        <Photo
          picture={image}
          ratio="4 / 5"
          sizes="(min-width: 900px) 34vw, 100vw"
          className="quote-picture"
        />
      )}
      <figure className="quote-words">
        <blockquote>
          <p>{text}</p>
        </blockquote>
        {who && <figcaption>{who}</figcaption>}
      </figure>
    </Section>
  );
}

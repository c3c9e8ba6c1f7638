import { GuestMap } from '../parts/guest-map.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import { Pictures } from '../parts/pictures.tsx';
import { Intro, Section } from '../parts/section.tsx';
import { ArrowLink, Label, Lead, Prose, Title } from '../parts/words.tsx';
import { useSay } from '../site-context.tsx';
import type { SliceProps } from '../view.ts';

/** Slices of words. */

export function Statement({ slice, isFirst }: SliceProps<'statement'>) {
  const { layout, label, title, text, link_text, link_url } = slice;
  return (
    <Section name="statement" layout={layout ?? 'large'}>
      <div className="statement-head">
        <Label>{label}</Label>
        <Title isFirst={isFirst}>{title}</Title>
      </div>
      <div className="statement-words">
        <Prose html={text} />
        <ArrowLink text={link_text} address={link_url} />
      </div>
    </Section>
  );
}

export const Gallery = ({ slice }: SliceProps<'gallery'>) => (
  <Section name="gallery">
    <Intro slice={slice} />
    <Pictures pictures={slice.pictures} layout={slice.layout ?? 'mosaic'} />
  </Section>
);

/** Each opens by itself, without script. */
export const Questions = ({ slice, isFirst }: SliceProps<'questions'>) => (
  <Section name="questions" layout={slice.layout ?? 'beside'}>
    <Intro slice={slice} isFirst={isFirst} />
    <div className="questions-list">
      {slice.questions.map(({ question, answer }, at) => (
        <details key={at}>
          <summary>{question}</summary>
          <Prose html={answer} />
        </details>
      ))}
    </div>
  </Section>
);

export const Facts = ({ slice, isFirst }: SliceProps<'facts'>) => (
  <Section name="facts" layout={slice.layout ?? 'rows'}>
    <Intro slice={slice} isFirst={isFirst} />
    <dl className="facts-list">
      {slice.facts.map(({ name, text }, at) => (
        <div key={at}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </Section>
);

export const Press = ({ slice }: SliceProps<'press'>) => (
  <Section name="press" layout={slice.layout ?? 'line'}>
    <Intro slice={slice} />
    <ul className="press-lines">
      {slice.lines.map(({ text, who, url }, at) => (
        <li key={at}>
          <blockquote>
            <p>{text}</p>
          </blockquote>
          {url ? <ArrowLink text={who ?? url} address={url} /> : who && <p className="label">{who}</p>}
        </li>
      ))}
    </ul>
  </Section>
);

export const CallToAction = ({ slice, isFirst }: SliceProps<'call_to_action'>) => (
  <section className={`slice call call-${slice.layout ?? 'band'}`}>
    <div className="sheet">
      <div className="call-words">
        <Title isFirst={isFirst}>{slice.title}</Title>
        <Lead>{slice.text}</Lead>
        <ArrowLink text={slice.link_text} address={slice.link_url} isButton />
      </div>
    </div>
  </section>
);

export const MapSlice = ({ slice, isFirst }: SliceProps<'map'>) => (
  <Section name="map">
    <div className="map-drawing">
      <GuestMap shore={slice.layout ?? 'bay'} title={slice.title} places={slice.places} />
    </div>
    <div className="map-words">
      <Label>{slice.label}</Label>
      <Title isFirst={isFirst}>{slice.title}</Title>
      <Prose html={slice.text} />
      <ol className="map-places">
        {slice.places.map(({ name, note }, at) => (
          <li key={at}>
            <b>{name}</b>
            {note && <span>{note}</span>}
          </li>
        ))}
      </ol>
    </div>
  </Section>
);

export function Embed({ slice, data: isAllowed, isFirst }: SliceProps<'embed'>) {
  const say = useSay();
  if (!slice.url) return null;
  return (
    <Section name="embed" layout={slice.layout ?? 'text'}>
      <Intro slice={slice} isFirst={isFirst} />
      {isAllowed ? (
        <PageFrame url={slice.url} title={slice.title ?? say('open-page')} />
      ) : (
        <p className="embed-away">
          {say('frame-not-allowed')} <ArrowLink text={say('open-page')} address={slice.url} />
        </p>
      )}
    </Section>
  );
}

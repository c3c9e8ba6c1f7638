// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { renderedIn } from '../language/rendered-in.tsx';
import { terrace } from '../picture/terrace.ts';
import { EventCard } from './event-card.tsx';
import { PlaceCard } from './place-card.tsx';
import { RichLinks } from './rich-links.tsx';
import type { RenderCardLink } from './card-link.ts';

const renderLink: RenderCardLink = ({ className, children }) => (
  <a href="/there" className={className}>
    {children}
  </a>
);

describe.each(['en', 'es'] as const)('cards on the server: %s', (language) => {
  it('a place has its name, what it is, and leads where the app says', () => {
    const html = renderedIn(
      language,
      <PlaceCard title="La Brasa" type="Grill" picture={terrace} renderLink={renderLink}>
        <b>open</b>
      </PlaceCard>,
    );
    expect(html).toMatch(/^<a href="\/there"><span style="aspect-ratio:1500\/1000.*<\/a>$/);
    expect(html).toContain('<span>La Brasa</span><span>Grill</span><b>open</b>');
  });

  it('a place without a picture shows its initial', () => {
    const html = renderedIn(
      language,
      <PlaceCard title="La Brasa" type={null} picture={null} renderLink={renderLink} />,
    );
    expect(html).toContain('<span aria-hidden="true">L</span><span><span>La Brasa</span></span>');
  });

  it('a place further down a list has a small picture on a phone', () => {
    const drawn = (isRow: boolean) =>
      renderedIn(
        language,
        <PlaceCard title="La Brasa" type={null} picture={terrace} renderLink={renderLink} isRow={isRow} />,
      );
    expect(drawn(true)).toMatch(/sizes="[^"]*120px"/);
    expect(drawn(false)).toMatch(/sizes="[^"]*100vw"/);
  });

  it('an event says when, where and that it is on', () => {
    const event = {
      title: 'Harbour choir',
      location: 'Pier',
      starts: '2026-11-22T18:30',
      ends: '2026-11-22T22:00',
    };
    const html = renderedIn(
      language,
      <EventCard {...event} picture={null} mark="on-now" renderLink={renderLink} />,
    );
    expect(html).toContain('6:30');
    expect(html).toContain({ en: '10:00 pm', es: '10:00 p. m.' }[language]);
    expect(html).toContain(`<b data-mark="on-now">on-now (${language})</b>`);
    expect(html).toContain('<span>Harbour choir</span><span>Pier</span>');
  });

  it('links with a picture have a title, a few words and the button of the app', () => {
    const links = [{ title: 'Spa', description: 'Steam and stone', image: terrace, to: '/spa' }];
    const html = renderedIn(
      language,
      <RichLinks links={links} renderLink={({ to }) => <a href={to}>Go</a>} />,
    );
    expect(html).toContain('<h2>Spa</h2><p>Steam and stone</p><a href="/spa">Go</a>');
    expect(renderedIn(language, <RichLinks links={[]} renderLink={() => null} />)).toBe('');
  });
});

import { Section } from '../parts/section.tsx';
import { Lead, Title } from '../parts/words.tsx';
import { Ways } from '../parts/ways.tsx';
import type { SliceProps, SiteView } from '../view.ts';

/** The place of a booking bar or a form. Today it holds the ways in which the property is reached. */
export const Place = ({
  slice,
  isFirst,
  site,
}: SliceProps<'place'> & { readonly site: SiteView['site'] }) => (
  <Section name="place">
    <div className="place-words" data-place={slice.kind ?? 'booking'}>
      <Title isFirst={isFirst}>{slice.title}</Title>
      <Lead>{slice.text}</Lead>
    </div>
    <Ways site={site} />
  </Section>
);

import { VisitorForm } from '../parts/form.tsx';
import { Section } from '../parts/section.tsx';
import { Lead, Title } from '../parts/words.tsx';
import { Ways } from '../parts/ways.tsx';
import type { SliceProps, SiteView } from '../view.ts';

type PlaceProps = SliceProps<'place'> & { readonly site: SiteView['site'] };

/** A form beside the ways in which the property is reached; where a booking bar is to stand, these alone. */
export const Place = ({ slice, data: form, isFirst, site }: PlaceProps) => (
  <Section name="place" layout={form ? 'form' : null}>
    <div className="place-words" data-place={slice.kind ?? 'booking'}>
      <Title isFirst={isFirst}>{slice.title}</Title>
      <Lead>{slice.text}</Lead>
      {form && form.name !== 'newsletter' && <Ways site={site} />}
    </div>
    {form ? <VisitorForm form={form} /> : <Ways site={site} />}
  </Section>
);

import { useSay } from '../site-context.tsx';
import type { SiteView } from '../view.ts';
import { ArrowLink } from './words.tsx';

export const callOf = (telephone: string) => `tel:${telephone.replace(/[^+\d]/g, '')}`;

/** How a property is reached: to book, by telephone, by letter. */
export function Ways({ site }: { readonly site: SiteView['site'] }) {
  const say = useSay();
  const { telephone, email, booking } = site;
  const isLetter = booking?.startsWith('mailto:') ?? false;
  return (
    <ul className="ways">
      {booking && !isLetter && (
        <li>
          <ArrowLink text={say('book')} address={booking} isButton />
        </li>
      )}
      {telephone && (
        <li>
          <span className="label">{say('call')}</span>
          <a href={callOf(telephone)}>{telephone}</a>
        </li>
      )}
      {email && (
        <li>
          <span className="label">{say('write')}</span>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      )}
    </ul>
  );
}

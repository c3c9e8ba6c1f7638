import type { GuestRichLink } from '../../content/guest.ts';
import { resolveLink } from '../../domain/link.ts';
import { RichLinks } from '../../web/cards/rich-links.tsx';
import { useLanguage } from '../../web/language/language.tsx';
import { LinkButton } from '../links/link-button.tsx';
import { pagesIn } from '../start.ts';

/** Links with a picture and a few words. One that leads nowhere is not drawn. */
export function LeadingRichLinks({ links }: { links: readonly GuestRichLink[] | null }) {
  const language = useLanguage();
  const leading = (links ?? []).filter((link) => resolveLink(link, { language, pages: pagesIn(language) }));
  return <RichLinks links={leading} renderLink={(link) => <LinkButton link={link} />} />;
}

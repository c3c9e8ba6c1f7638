import { contentTypes } from '../../../content/index.ts';
import { inLanguage, otherLanguage } from '../../../domain/language.ts';
import { resolveAddress } from '../../../domain/link.ts';
import type { OfferedChoice } from '../../../domain/forms/parse-form.ts';
import { brochurePath } from '../../../domain/site/site-sections.ts';
import type { BrochureCard } from '../../../site/offer-views.ts';
import { guestPhrases } from '../../delivery/guest-phrases.ts';
import { recordsOf } from '../../delivery/snapshot.ts';
import { serialize } from '../../hub/serialize-record.ts';
import { titledHere } from '../cards.ts';
import type { FoundPage } from '../found-page.ts';
import { formView } from '../forms/form-view.ts';
import type { SiteRequest } from '../site-request.ts';

/** The brochures of a site, and the page on which visitors ask for them. */

const { brochure } = contentTypes;

interface OfferedBrochure extends BrochureCard {
  readonly id: number;
  readonly isPrinted: boolean;
}

/** In the order that staff gave them; one without a file in either language is not offered. */
function offeredBrochures(request: SiteRequest): OfferedBrochure[] {
  const { snapshot, language } = request;
  return recordsOf(snapshot, brochure)
    .filter(titledHere(request))
    .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0) || a.id - b.id)
    .flatMap((record) => {
      const shape = serialize(brochure, record, ['title', 'text', 'image', 'file'], snapshot.context);
      const { title, text, image, file } = inLanguage(shape.locale, language);
      if (!file || !resolveAddress(file)) return [];
      const resort = snapshot.resorts.find(({ id }) => id === record.resort);
      return {
        id: record.id,
        title: title ?? record.name,
        text,
        picture: image,
        label: resort?.name ?? null,
        href: file,
        isPrinted: record.by_post,
      };
    });
}

/** What the form can be sent with. The name is stored: it is read long after the brochure is gone. */
export const brochureChoices = (request: SiteRequest): OfferedChoice[] =>
  offeredBrochures(request).map(({ id, title, isPrinted }) => ({
    value: String(id),
    text: title,
    ...(!isPrinted && { never: { how: 'post' } }),
  }));

/** The address of a brochure's file, with scheme and host; undefined where it is offered no more. */
export function brochureFile(request: SiteRequest, id: string | undefined): string | undefined {
  const found = offeredBrochures(request).find((one) => String(one.id) === id);
  return found && new URL(found.href, request.origin || undefined).href;
}

/** Undefined where a site offers none. */
export function brochurePage(request: SiteRequest): FoundPage | undefined {
  const { language, snapshot } = request;
  const href = brochurePath(language);
  const form = formView('brochure', request, href, brochureChoices(request));
  if (!form) return undefined;
  const phrases = guestPhrases(snapshot).site[language];
  const brochures = offeredBrochures(request);
  return {
    kind: 'website',
    body: {
      kind: 'brochures',
      form,
      brochures: brochures.map(({ id: _id, isPrinted: _isPrinted, ...card }) => card),
    },
    title: phrases['brochures-title'],
    description: phrases['brochures-lead'],
    picture: brochures[0]?.picture ?? null,
    href,
    otherHref: snapshot.site.localized ? brochurePath(otherLanguage(language)) : null,
    above: [],
    data: () => [],
  };
}

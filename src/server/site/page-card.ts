import { contentTypes } from '../../content/index.ts';
import { inLanguage } from '../../domain/language.ts';
import { liveVersions, sharingVersions } from '../../domain/site/page-versions.ts';
import type { Card } from '../../site/view.ts';
import { serialize } from '../hub/serialize-record.ts';
import { withShared } from './shared-slices.ts';
import { pageHref, type SitePage } from './made-pages.ts';
import type { SiteRequest } from './site-request.ts';

const { page } = contentTypes;

/** An open page that staff made, as others show it: with what it says of itself, else with the hero that visitors see now. */
export function pageCard(request: SiteRequest, record: SitePage): Card {
  const { snapshot, language, now } = request;
  const shape = serialize(
    page,
    record,
    ['title', 'meta_description', 'social_picture', 'versions'],
    snapshot.context,
  );
  const { title, meta_description, social_picture, versions } = inLanguage(shape.locale, language);
  const [live] = sharingVersions(liveVersions(versions ?? [], now));
  const shown = withShared(request, live?.slices ?? []);
  const hero = shown.find((one) => one.block === 'hero');
  return {
    title: title ?? record.name,
    href: pageHref(request, record),
    picture: social_picture ?? hero?.image ?? null,
    label: null,
    text: meta_description ?? hero?.text ?? null,
  };
}

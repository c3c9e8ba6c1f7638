import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentTypes } from '../../content/index.ts';
import { sectionOf } from '../../content/site-sections.ts';
import { languages, type Language } from '../../domain/language.ts';
import { holds } from '../../domain/staff/permission.ts';
import { recordResponse } from '../content/record-response.ts';
import { isOf } from '../content/store/record.ts';
import { type Database, findRecords } from '../content/store/repository.ts';
import type { CacheRegistry } from '../delivery/cache-registry.ts';
import { type Snapshot, withMediaOf, withRecords } from '../delivery/snapshot.ts';
import { NotFound } from '../http/errors.ts';
import { choiceParameter, textParameter } from '../http/parameter.ts';
import { defineQuery } from '../http/query.ts';
import { staffOf } from '../http/staff.ts';
import { asOf } from '../hub/endpoints.ts';
import { requestLanguage } from '../plugins/request-language.ts';
import { pageHead } from '../site/document.ts';
import { examplePage } from '../site/example-page.ts';
import { madePage } from '../site/find-page.ts';
import type { FoundPage } from '../site/found-page.ts';
import { documentOf, neighboursOf } from '../site/make-page.ts';
import { sectionOfCategory } from '../../domain/site/publications/publication-sections.ts';
import { draftedStory, pageInSection } from '../site/record-pages.ts';
import { draftedTerms } from '../site/terms/terms-page.ts';
import { readSiteFiles, type SiteFiles } from '../site/site-files.ts';
import { sharedSlicePage } from '../site/shared-slice-page.ts';
import { siteHeaders } from '../site/site-headers.ts';
import { originsOf } from '../site/site-origin.ts';
import { type Drafted, type SiteRequest, siteRequest } from '../site/site-request.ts';
import { loadPreview, type Preview } from './load-preview.ts';

export interface PagePreviewParts {
  readonly db: Database;
  readonly registry: CacheRegistry;
  readonly publicOrigin: string | undefined;
}

interface PreviewRequest {
  Params: { key: string };
}

interface PageWanted {
  readonly language: Language;
  readonly drafted: Drafted;
}

interface DraftedPage {
  readonly request: SiteRequest;
  readonly page: FoundPage;
}

export const pageQuery = defineQuery({
  lang: choiceParameter({ options: languages }),
  asOf,
  version: textParameter({ description: 'The entry of a version; else the one that is live', maxLength: 8 }),
});

const NO_PAGE = 'This is no page of the public site.';

/** The page of a preview as visitors of a language would see it. Throws NotFound for what is no page. */
export async function draftedPage(
  { registry, publicOrigin }: PagePreviewParts,
  request: FastifyRequest,
  { type, record, snapshot, now }: Preview,
  { language, drafted }: PageWanted,
): Promise<DraftedPage> {
  const directory = await registry.directory();
  const site = directory.byId(snapshot.site.id);
  const { page: pageType, pc_event, pc_post, pop_up, post, shared_slice, site_meta, terms } = contentTypes;
  if (!site) throw new NotFound(NO_PAGE);
  const origins = originsOf(request, site, directory, publicOrigin);
  const wanted = siteRequest({ site, snapshot, language, now, origins, drafted });
  const made = () => {
    if (isOf(pageType, type, record)) return madePage(wanted, record);
    if (isOf(shared_slice, type, record)) return sharedSlicePage(wanted, record);
    if (isOf(site_meta, type, record)) return examplePage(wanted);
    if (isOf(pop_up, type, record)) return { ...examplePage(wanted), layer: record };
    if (isOf(post, type, record)) return draftedStory(wanted, sectionOfCategory(record.category), record);
    if (isOf(pc_post, type, record)) return draftedStory(wanted, 'playa-cares', record);
    if (isOf(pc_event, type, record)) return draftedStory(wanted, 'event-posts', record);
    if (isOf(terms, type, record)) return draftedTerms(wanted, record);
    const section = type.appears?.guests?.sitePage && sectionOf(type);
    if (section) return pageInSection(wanted, section, record.id);
    throw new NotFound(NO_PAGE);
  };
  const page = made();
  if (!page) throw new NotFound('Visitors do not see this page then.');
  return { request: wanted, page };
}

/** The page as a document that nobody keeps and no search engine reads. */
export function sendDraftedPage(
  reply: FastifyReply,
  { request, page }: DraftedPage,
  files: SiteFiles,
): FastifyReply {
  const headers = siteHeaders(neighboursOf(request.snapshot, page), files.visitHash);
  for (let at = 0; at < headers.length; at += 2) reply.header(headers[at]!, headers[at + 1]!);
  return reply
    .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    .type('text/html; charset=utf-8')
    .send(documentOf({ request, page, files }));
}

/**
 * The site with shared slices as staff last saved them: what is published of them is seen at a moment that is chosen, and
 * by whoever may not look at them.
 */
async function withSharedDrafts(db: Database, { type, snapshot, isPublished }: Preview): Promise<Snapshot> {
  const { page, shared_slice } = contentTypes;
  if (type.name !== page.name || isPublished) return snapshot;
  const records = await findRecords(db, shared_slice, { siteIds: [snapshot.site.id] });
  let shown = withRecords(snapshot, shared_slice, records);
  for (const record of records) shown = await withMediaOf(db, shown, shared_slice, record);
  return shown;
}

/**
 * `/devise/preview/{key}/page`: the page beside its form, what search results and shared links will say of it, and its
 * record, from which staff are told what differs between two of them.
 */
export function pagePreviewRoutes(routes: FastifyInstance, parts: PagePreviewParts): void {
  async function open(request: FastifyRequest<PreviewRequest>): Promise<DraftedPage> {
    const { lang: language = 'en', asOf: moment, version } = pageQuery.read(request);
    const staff = staffOf(request);
    const preview = await loadPreview(parts, staff, request.params.key, moment);
    const shown =
      moment === undefined && holds(staff.views, contentTypes.shared_slice.permission)
        ? { ...preview, snapshot: await withSharedDrafts(parts.db, preview) }
        : preview;
    return draftedPage(parts, request, shown, { language, drafted: { version, isCanvas: true } });
  }
  const files = readSiteFiles();
  const hidden = { schema: { hide: true } };
  routes.get<PreviewRequest>('/devise/preview/:key/page', hidden, async (request, reply) =>
    sendDraftedPage(reply, await open(request), files),
  );
  routes.get<PreviewRequest>('/api/devise/preview/:key/page', hidden, async (request) => {
    const { page, request: wanted } = await open(request);
    const { picture, ...head } = pageHead(page, wanted);
    return {
      data: {
        ...head,
        site: wanted.snapshot.site.name,
        picture: picture && { src: picture.src, alt: picture.alt[wanted.language] ?? picture.alt.en },
      },
    };
  });
  routes.get<PreviewRequest>('/api/devise/preview/:key/record', hidden, async (request) => {
    const { type, record } = await loadPreview(parts, staffOf(request), request.params.key);
    if (!type.appears?.guests?.page) throw new NotFound(NO_PAGE);
    return { data: await recordResponse(parts.db, type, record, requestLanguage(request)) };
  });
}

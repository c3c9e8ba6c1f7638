import type { FastifyInstance, FastifyRequest } from 'fastify';
import { nameOf } from '../../domain/record/record-name.ts';
import { NotFound } from '../http/errors.ts';
import { actorOf, type Staff, staffOf } from '../http/staff.ts';
import { readSiteFiles } from '../site/site-files.ts';
import { recordAuditEntry } from '../staff/audit/audit.ts';
import { findStaffById } from '../staff/session/identify.ts';
import { loadPreview } from './load-preview.ts';
import { draftedPage, pageQuery, type PagePreviewParts, sendDraftedPage } from './page-preview.ts';
import { LINK_LASTS, type PreviewLink, readToken, tokenOf } from './preview-link.ts';

interface ShareRequest {
  Params: { key: string };
}

interface SharedRequest {
  Params: { token: string };
}

const hidden = { hide: true };

/** `POST /api/devise/preview/{key}/share`: a link to the page of a draft for somebody without an account. */
export function sharePreviewRoute(staff: FastifyInstance, parts: PagePreviewParts): void {
  const options = { schema: hidden, config: { permission: 'signed-in' } } as const;
  staff.post<ShareRequest>('/preview/:key/share', options, async (request) => {
    const { key } = request.params;
    const { lang: language = 'en', version = '', asOf = '' } = pageQuery.read(request);
    const person = staffOf(request);
    const preview = await loadPreview(parts, person, key, asOf || undefined);
    const { type, record } = preview;
    const drafted = { version: version || undefined, isCanvas: false };
    const { request: wanted } = await draftedPage(parts, request, preview, { language, drafted });
    const stored = record.id > 0 ? `${type.path}.${record.id}` : '';
    const link: PreviewLink = {
      record: stored,
      draft: key === stored ? '' : key,
      staffId: person.id,
      language,
      version,
      asOf,
      expires: Date.now() + LINK_LASTS,
    };
    const until = new Date(link.expires).toISOString();
    await recordAuditEntry(parts.db, request, {
      action: 'preview-shared',
      actor: actorOf(person),
      subject: nameOf(type, record, language) || stored,
      detail: { until },
    });
    const token = tokenOf(link, await request.server.signingKey());
    return { data: { url: `${wanted.origin}/devise/shared/${token}`, until } };
  });
}

const gone = () => new NotFound('This link has expired. Ask whoever sent it for another one.');

/** The draft while there is one, then the record as it is saved. */
async function loadShared(parts: PagePreviewParts, staff: Staff, { draft, record, asOf }: PreviewLink) {
  const load = (key: string) => loadPreview(parts, staff, key, asOf || undefined);
  if (draft === '') return load(record);
  return load(draft).catch((error: unknown) => {
    if (error instanceof NotFound && record !== '') return load(record);
    throw error;
  });
}

/** `/devise/shared/{token}`: what such a link opens, for anyone who has it. */
export function sharedPreviewRoute(app: FastifyInstance, parts: PagePreviewParts): void {
  const files = readSiteFiles();
  const open = async (request: FastifyRequest<SharedRequest>) => {
    const link = readToken(request.params.token, await request.server.signingKey(), Date.now());
    const staff = link && (await findStaffById(parts.db, link.staffId));
    if (!link || !staff) throw gone();
    const preview = await loadShared(parts, staff, link);
    const drafted = { version: link.version || undefined, isCanvas: false };
    return draftedPage(parts, request, preview, { language: link.language, drafted });
  };
  app.get<SharedRequest>('/devise/shared/:token', { schema: hidden }, async (request, reply) =>
    sendDraftedPage(reply, await open(request), files),
  );
}

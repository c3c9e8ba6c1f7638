import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type MailKind, mailKinds, mailPermissions } from '../../content/mails/mail-kinds.ts';
import { type Language, languages } from '../../domain/language.ts';
import { holds } from '../../domain/staff/permission.ts';
import { wallClockIn } from '../../domain/time/zone-time.ts';
import { groupSite } from '../agents/group-site.ts';
import type { Database } from '../content/store/repository.ts';
import type { CacheRegistry } from '../delivery/cache-registry.ts';
import { Forbidden, NotFound } from '../http/errors.ts';
import { numberParameter } from '../http/parameter.ts';
import { defineQuery } from '../http/query.ts';
import { mayAccessSite, type Staff, staffOf } from '../http/staff.ts';
import { originsOf } from '../site/site-origin.ts';
import { siteRequest } from '../site/site-request.ts';
import { trustedOrigin } from '../staff/csrf/trusted-origin.ts';
import { previewAccount } from './account-previews.ts';
import { previewAgents } from './agent-previews.ts';
import { previewForm } from './form-previews.ts';
import { previewNewsletter } from './newsletter-previews.ts';
import type { PreviewedMail, PreviewSources } from './previewed-mail.ts';

/**
 * `GET /api/devise/mails/{name}?site_id=15`: a mail as Palapa sends it, in both languages, made by the very functions that
 * make it and from the newest record that it tells of. Nothing is sent, and its links hold nothing that opens anything.
 */

interface MailPreviewParts {
  readonly db: Database;
  readonly registry: CacheRegistry;
  readonly publicOrigin: string | undefined;
}

const query = defineQuery({ site_id: numberParameter({ required: true }) });

function preview(kind: MailKind, language: Language, sources: PreviewSources): Promise<PreviewedMail> {
  switch (kind.group) {
    case 'forms':
      return previewForm(kind, language, sources);
    case 'newsletter':
      return previewNewsletter(kind.letter, language, sources);
    case 'agents':
      return previewAgents(kind.letter, language, sources);
    case 'accounts':
      return previewAccount(kind.letter, language, sources);
  }
}

const shown = ({ mail, isNotSent }: PreviewedMail) => {
  const { to, subject, text, html, senderName = 'Palapa', replyTo = null, headers } = mail;
  return {
    to: isNotSent ? null : to,
    sender_name: senderName,
    reply_to: replyTo,
    subject,
    text,
    html,
    headers: headers ?? {},
  };
};

/** Throws NotFound and Forbidden. */
function kindAsked({ params }: FastifyRequest, { views, siteIds }: Staff): MailKind {
  const { name } = params as { readonly name: string };
  const kind = mailKinds.find((one) => one.name === name);
  if (!kind) throw new NotFound('There is no such mail.');
  if (!holds(views, kind.permission)) throw new Forbidden(`This needs the permission '${kind.permission}'.`);
  if (kind.group === 'agents' && siteIds !== 'all') {
    throw new Forbidden(`This needs the permission '${kind.permission}' on every site.`);
  }
  return kind;
}

export function mailPreviewRoutes(routes: FastifyInstance, parts: MailPreviewParts): void {
  const { db, registry, publicOrigin } = parts;

  async function sourcesOf(request: FastifyRequest, siteId: number): Promise<PreviewSources> {
    const staff = staffOf(request);
    const directory = await registry.directory();
    const [site, cache] = [directory.byId(siteId), await registry.site(siteId)];
    if (!mayAccessSite(staff, siteId) || !site || !cache) throw new NotFound('There is no such site.');
    const { snapshot } = cache;
    const now = wallClockIn(new Date(), snapshot.site.timeZone);
    const origins = originsOf(request, site, directory, publicOrigin);
    return {
      db,
      siteId,
      requestIn: (language) => siteRequest({ site, snapshot, language, now, origins }),
      group: () => groupSite(request, parts),
      deviseOrigin: trustedOrigin(request, publicOrigin, directory),
      staff,
    };
  }

  const config = { permission: mailPermissions };
  routes.get('/:name', { config, schema: { querystring: query.schema } }, async (request) => {
    const { site_id: siteId } = query.read(request);
    const kind = kindAsked(request, staffOf(request));
    const sources = await sourcesOf(request, siteId);
    const [english, spanish] = await Promise.all(
      languages.map((language) => preview(kind, language, sources)),
    );
    return {
      data: {
        name: kind.name,
        /** The screen of the record that it is made from; null where its data are invented. */
        record: english!.record ?? null,
        en: shown(english!),
        es: shown(spanish!),
      },
    };
  });
}

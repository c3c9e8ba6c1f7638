import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type FormName, isFormName } from '../../../domain/forms/form.ts';
import {
  isSiteAddress,
  readSitePath,
  type SitePath,
  withLanguage,
} from '../../../domain/site/site-sections.ts';
import { networksOf } from '../../client-network.ts';
import type { KeptResponse } from '../../delivery/cached-response.ts';
import type { CacheRegistry } from '../../delivery/cache-registry.ts';
import { hijackAfter } from '../../hub/api-routes.ts';
import { sendProblem } from '../../plugins/problem.ts';
import { respondWith } from '../make-page.ts';
import { type OpenSite, openSite } from '../open-site.ts';
import type { SiteFiles } from '../site-files.ts';
import { busyPage, mayMakePage } from './busy-page.ts';
import { type FilledForm, type FormOutcome, RETRY_SOON, statusOf } from './filled-form.ts';
import { pageWithForm, sentForm } from './page-with-form.ts';
import { isFromHere, postedFields, takePostedForms } from './posted-body.ts';
import { formTaker, type PostedForm, type TakingParts } from './take-form.ts';

/**
 * Forms are sent to the address of the page on which they stand, as plain HTML does it. What was taken leads on to a page
 * that says thank you; everything else is answered with the page itself, and what was typed on it.
 */

export interface FormPostParts extends TakingParts {
  readonly registry: CacheRegistry;
  readonly publicOrigin: string | undefined;
  readonly files: SiteFiles;
}

const retryAfter = (seconds: number) => ['retry-after', String(seconds)];

function retryOf(outcome: FormOutcome): string[] {
  if (outcome.is === 'busy') return retryAfter(outcome.seconds);
  return outcome.is === 'away' ? retryAfter(RETRY_SOON) : [];
}

const pathOf = (request: FastifyRequest): string | undefined => {
  try {
    return decodeURI(request.url.split('?', 1)[0]!);
  } catch {
    return undefined;
  }
};

const standingIn = (open: OpenSite, path: SitePath, filled: FilledForm, form: FormName) =>
  pageWithForm({ ...open.requestIn(path.language), filled }, path, form);

type Standing = NonNullable<ReturnType<typeof standingIn>>;

const respondFilled = (standing: Standing, { outcome }: FilledForm, files: SiteFiles) =>
  respondWith({ ...standing, files, status: statusOf[outcome.is], alone: retryOf(outcome) });

/**
 * The page that says thank you, where the query says that its form was sent; undefined for every other query. It is the
 * same for everybody, so that whoever asks for it again and again has it made once.
 */
export function thanksPage(
  open: OpenSite,
  path: SitePath,
  search: string,
  files: SiteFiles,
): Promise<KeptResponse> | undefined {
  const form = sentForm(search);
  if (!form) return undefined;
  const filled: FilledForm = { form, given: new Map(), outcome: { is: 'sent' }, ticket: null };
  const standing = standingIn(open, path, filled, form);
  const key = `site ${open.origin} ${path.language} sent ${form} ${path.path}`;
  return standing && open.visit.cache.make(key, () => respondFilled(standing, filled, files));
}

export function formPosts(app: FastifyInstance, parts: FormPostParts): void {
  const { files } = parts;
  const taker = formTaker(app, parts);

  async function answer(posted: PostedForm<FormName>): Promise<KeptResponse | 'sent'> {
    const outcome = await taker.takeDeclared(posted);
    if (outcome.is === 'sent') return 'sent';
    if (!mayMakePage()) return busyPage(posted, files);
    const { open, path, form, given } = posted;
    const ticket = await taker.nextTicket(posted).catch(() => null);
    const filled: FilledForm = { form, given, outcome, ticket };
    const standing = standingIn(open, path, filled, form);
    return standing ? respondFilled(standing, filled, files) : busyPage(posted, files);
  }

  async function post(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const open = await openSite(request, parts);
    const path = readSitePath(pathOf(request)!);
    const given = postedFields(request);
    const form = given.get('form');
    const nowhere = () => sendProblem(reply, 404, { detail: 'No form is sent to this address.' });
    if (!open || !isFormName(form)) return nowhere();
    const posted = { open, path, form, given, networks: networksOf(request.ip) };
    const wait = taker.floodWait(posted);
    if (wait === 0 && !pageWithForm(open.requestIn(path.language), path, form)) return nowhere();
    if (!isFromHere(request)) {
      return sendProblem(reply, 403, { detail: 'A form is sent from its own page.' });
    }
    const answered = await (wait > 0 ? busyPage(posted, files, wait) : answer(posted));
    if (answered === 'sent') {
      const own = encodeURI(withLanguage(path.path, path.language));
      reply.header('cache-control', 'no-store');
      return reply.redirect(`${own}?sent=${form}#form-${form}`, 303);
    }
    return hijackAfter(reply, Promise.resolve(answered.write(request.raw, reply.raw)));
  }

  app.register(async (scope) => {
    takePostedForms(scope);
    // Before a body is read: what is no page of a site is answered as ever.
    scope.addHook('onRequest', async (request, reply) => {
      const path = pathOf(request);
      if (path !== undefined && isSiteAddress(path)) return undefined;
      reply.callNotFound();
      return reply;
    });
    for (const path of ['/', '/*']) scope.post(path, { schema: { hide: true } }, post);
  });
}

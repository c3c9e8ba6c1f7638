import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Language, languages } from '../../../domain/language.ts';
import { type AgentPage, agentsPath } from '../../../domain/site/agent-paths.ts';
import { readSitePath, type SitePath } from '../../../domain/site/site-sections.ts';
import type { AgentSessions } from '../../agents/account/agent-session.ts';
import type { MailedFrom } from '../../agents/agent-mails.ts';
import { mailingSite } from '../../forms/mailing-site.ts';
import { hijackAfter } from '../../hub/api-routes.ts';
import { sendProblem } from '../../plugins/problem.ts';
import { isDatabaseAway, isDatabaseFull } from '../../plugins/transient-errors.ts';
import { guestPhrases } from '../../delivery/guest-phrases.ts';
import type { FoundPage } from '../found-page.ts';
import { busyPage } from '../forms/busy-page.ts';
import type { PasswordCost } from '../../staff/account/password-cost.ts';
import type { FormPostParts } from '../forms/form-posts.ts';
import { isFromHere, postedFields } from '../forms/posted-body.ts';
import type { FormTaker, PostedForm } from '../forms/take-form.ts';
import { networksOf } from '../../client-network.ts';
import { QueueFull } from '../../limit-concurrency.ts';
import { respondWith } from '../make-page.ts';
import { type OpenSite, openSite } from '../open-site.ts';
import type { SiteRequest } from '../site-request.ts';

/** What the routes of travel agents have in common: they answer on the site of the group alone. */

export interface AgentParts extends FormPostParts {
  readonly sessions: AgentSessions;
  readonly taker: FormTaker;
  readonly passwordCost: PasswordCost;
  /** Whether the password of the demo's people is taken: only where nobody but this machine reaches Palapa. */
  readonly opensDemo: (request: FastifyRequest) => boolean;
  /** What other sites answer at the same addresses. */
  readonly otherwise: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

/** A request to a page of travel agents. */
export interface AgentAsk {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly open: OpenSite;
  readonly language: Language;
  /** What its page is made from. */
  readonly wanted: SiteRequest;
  /** What was sent; empty where nothing was. */
  readonly given: ReadonlyMap<string, string>;
  readonly query: URLSearchParams;
}

type Handle = (ask: AgentAsk) => Promise<FastifyReply>;

/** Seconds. */
const RETRY_SOON = '10';

const pathOf = ({ request }: AgentAsk): SitePath => readSitePath(request.url.split('?', 1)[0]!);

export const postedBy = (ask: AgentAsk, form: string): PostedForm => ({
  open: ask.open,
  path: { ...pathOf(ask), language: ask.language },
  form,
  given: ask.given,
  networks: networksOf(ask.request.ip),
});

/** The site as the mails of its agents name it. */
export const mailedFrom = ({ open: { visit, origin } }: Pick<AgentAsk, 'open'>): MailedFrom => ({
  site: mailingSite(visit.cache.snapshot.site, 'agent'),
  origin,
});

/** A page for one visitor, which nobody keeps. */
export function sendPage(
  { request, reply, wanted }: AgentAsk,
  { files }: Pick<AgentParts, 'files'>,
  page: FoundPage,
  status = 200,
  headers: readonly string[] = [],
): Promise<FastifyReply> {
  const made = respondWith({ request: wanted, page, files, status, alone: headers, isSecret: true });
  return hijackAfter(
    reply,
    made.then((response) => response.write(request.raw, reply.raw)),
  );
}

/** The same page for everybody, while more is sent than pages are made for; `wait` as in `busyPage`. */
export const sendBusy = (
  ask: AgentAsk,
  { files }: Pick<AgentParts, 'files'>,
  wait?: number,
): Promise<FastifyReply> =>
  hijackAfter(
    ask.reply,
    busyPage(postedBy(ask, ''), files, wait).then((response) =>
      response.write(ask.request.raw, ask.reply.raw),
    ),
  );

export const leadOn = ({ reply }: AgentAsk, to: string): FastifyReply => {
  reply.header('cache-control', 'no-store');
  return reply.redirect(to, 303);
};

/** A page that says one thing, with one way on. */
export function saying({ wanted }: AgentAsk, title: string, text: string): FoundPage {
  const { language } = wanted;
  return {
    kind: 'website',
    body: { kind: 'letter', title, text, button: null },
    title,
    description: null,
    picture: null,
    href: agentsPath(language),
    otherHref: null,
    above: [],
    isHidden: true,
    data: () => [],
  };
}

export const phrasesOf = ({ wanted: { snapshot, language } }: Pick<AgentAsk, 'wanted'>) =>
  guestPhrases(snapshot).site[language];

const awayPage = (ask: AgentAsk) =>
  saying(ask, phrasesOf(ask)['agents-away'], phrasesOf(ask)['agents-away-text']);

/** Registers a page of the agents under its address in each language. */
export function agentRoute(
  app: FastifyInstance,
  method: 'GET' | 'POST',
  page: AgentPage,
  parts: AgentParts,
  handle: Handle,
): void {
  const { storage } = parts;
  const mayStore = () => ['ok', 'scarce'].includes(storage.state()) && storage.isThere();

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    language: Language,
  ): Promise<FastifyReply> {
    const open = await openSite(request, parts);
    if (!open?.visit.site.isDefault) {
      return method === 'GET' ? parts.otherwise(request, reply) : sendProblem(reply, 404);
    }
    if (method === 'POST' && !isFromHere(request)) {
      return sendProblem(reply, 403, { detail: 'A form is sent from its own page.' });
    }
    const query = new URLSearchParams(request.url.split('?').slice(1).join('?'));
    const wanted = open.requestIn(language);
    const ask: AgentAsk = { request, reply, open, language, wanted, given: postedFields(request), query };
    const away = () => sendPage(ask, parts, awayPage(ask), 503, ['retry-after', RETRY_SOON]);
    if (method === 'POST' && !mayStore()) return away();
    try {
      return await handle(ask);
    } catch (error) {
      if (error instanceof QueueFull) return sendBusy(ask, parts);
      if (!isDatabaseAway(error as object) && !isDatabaseFull(error as object)) throw error;
      return away();
    }
  }

  for (const language of languages) {
    app.route({
      method,
      url: agentsPath(language, page),
      schema: { hide: true },
      handler: (request, reply) => answer(request, reply, language),
    });
  }
}

import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { forms } from '../../../content/forms/index.ts';
import { specialities, spokenLanguages } from '../../../domain/agents/agent-state.ts';
import { fold } from '../../../domain/fold.ts';
import type { FormValues } from '../../../domain/forms/form.ts';
import { MAX_SEARCH_LENGTH, searchTerms } from '../../../domain/search.ts';
import { findAgentPath } from '../../../domain/site/agent-paths.ts';
import type { SitePath } from '../../../domain/site/site-sections.ts';
import type { Agent } from '../../agents/account/agent-session.ts';
import { relayMail } from '../../agents/agent-mails.ts';
import { networksOf } from '../../client-network.ts';
import type { Queries } from '../../content/store/repository.ts';
import { agent } from '../../database/agents-schema.ts';
import type { KeptResponse } from '../../delivery/cached-response.ts';
import { mailingSite } from '../../forms/mailing-site.ts';
import { acceptSubmission } from '../../forms/submissions.ts';
import { limitConcurrency } from '../../limit-concurrency.ts';
import { isDatabaseAway } from '../../plugins/transient-errors.ts';
import { busyPage, mayMakePage } from '../forms/busy-page.ts';
import { type FilledForm, statusOf } from '../forms/filled-form.ts';
import type { FormPostParts } from '../forms/form-posts.ts';
import type { FormTaker, PostedForm } from '../forms/take-form.ts';
import { nothingPage, respondWith } from '../make-page.ts';
import type { OpenSite } from '../open-site.ts';
import { blankFinder, contactPage, type FinderAnswer, finderPage } from './finder-page.ts';

/** Finds listed agents in the database, and passes on what visitors write to them. Nothing of it is cached. */

const PAGE_SIZE = blankFinder.pageSize;
/** Nobody reads further. */
const MAX_PAGE = 50;
const AT_ONCE = 4;
/** Milliseconds. */
const MAX_WAIT = 1500;
const MAX_WAITING = 40;

const isListed: SQL = sql`${agent.is_listed} and ${agent.state} = 'approved'`;

/** By place, agency or name: never by an address or a number, which would tell whose it is. */
const hasWord = (word: string): SQL =>
  sql`position(${word} in split_part(${agent.search}, chr(10), 1) || ' ' || split_part(${agent.search}, chr(10), 2)
    || ' ' || split_part(${agent.search}, chr(10), 3) || ' ' || split_part(${agent.search}, chr(10), 4)
    || ' ' || split_part(${agent.search}, chr(10), 5)) > 0`;

const known = (names: object, value: string | null): string =>
  value !== null && Object.hasOwn(names, value) ? value : '';

function readAsked(url: string) {
  const given = new URLSearchParams(url.split('?').slice(1).join('?'));
  const page = Number(given.get('page') ?? 1);
  return {
    query: (given.get('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH),
    language: known(spokenLanguages, given.get('language')),
    speciality: known(specialities, given.get('speciality')),
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
  };
}

async function find(db: Queries, asked: ReturnType<typeof readAsked>): Promise<FinderAnswer> {
  const { query, language, speciality, page } = asked;
  const wanted = and(
    isListed,
    language === '' ? undefined : sql`${language} = any(${agent.speaks})`,
    speciality === '' ? undefined : sql`${speciality} = any(${agent.specialities})`,
    ...searchTerms(query).map((word) => hasWord(fold(word))),
  );
  const agents = await db
    .select()
    .from(agent)
    .where(wanted)
    .orderBy(asc(agent.city), asc(agent.name), asc(agent.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  return { ...asked, isAway: false, pageSize: PAGE_SIZE, total: await db.$count(agent, wanted), agents };
}

const bySlug = async (db: Queries, slug: string): Promise<Agent | undefined> =>
  (
    await db
      .select()
      .from(agent)
      .where(and(isListed, eq(agent.slug, slug)))
  )[0];

export interface AgentFinder {
  /** The page of an address below the finder's. */
  answer(open: OpenSite, path: SitePath, request: FastifyRequest): Promise<KeptResponse>;
  /** What was sent to the page of an agent; 'missing' where nobody is listed there. */
  post(
    open: OpenSite,
    path: SitePath,
    given: ReadonlyMap<string, string>,
    request: FastifyRequest,
  ): Promise<KeptResponse | { readonly to: string } | 'missing'>;
}

export function agentFinder({ db, files }: FormPostParts, taker: FormTaker): AgentFinder {
  const inTurn = limitConcurrency(AT_ONCE, MAX_WAIT);
  let asking = 0;

  /** Undefined where the database is away, or too many ask. */
  async function limited<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (asking >= AT_ONCE + MAX_WAITING) return undefined;
    asking += 1;
    try {
      return await inTurn(work);
    } catch (error) {
      if (!isDatabaseAway(error as object)) throw error;
      return undefined;
    } finally {
      asking -= 1;
    }
  }

  const slugIn = ({ parts: [, slug] }: SitePath) => slug;

  const away = (open: OpenSite, path: SitePath, asked = blankFinder as ReturnType<typeof readAsked>) => {
    const request = open.requestIn(path.language);
    const page = finderPage(request, { ...blankFinder, ...asked, isAway: true });
    return respondWith({ request, page, files, status: 503, alone: ['retry-after', '2'] });
  };

  const missing = (open: OpenSite, path: SitePath) => {
    const request = open.requestIn(path.language);
    return respondWith({ request, page: nothingPage(request, 'missing'), files, status: 404, alone: [] });
  };

  async function answerOne(open: OpenSite, path: SitePath, slug: string, url: string): Promise<KeptResponse> {
    const found = await limited(async () => ({ one: await bySlug(db, slug) }));
    if (!found) return away(open, path);
    if (!found.one) return missing(open, path);
    const isSent = new URLSearchParams(url.split('?')[1] ?? '').get('sent') === 'agent';
    const filled: FilledForm = { form: 'agent', given: new Map(), outcome: { is: 'sent' }, ticket: null };
    const request = open.requestIn(path.language);
    const page = contactPage(request, found.one, isSent ? filled : undefined);
    return respondWith({ request, page, files, alone: [] });
  }

  /** What was accepted is passed on, also when the process is killed: the mail is written with it. */
  const store =
    (posted: PostedForm, to: Agent) =>
    (values: FormValues, nonce: string): Promise<boolean> => {
      const { open, path } = posted;
      const { visit, origin } = open;
      const isSpam = taker.isTrapped(posted);
      const site = mailingSite(visit.cache.snapshot.site, 'agent');
      const sent = {
        siteId: visit.site.id,
        form: 'agent',
        language: path.language,
        page: findAgentPath(path.language, to.slug),
        values,
        nonce,
        isSpam,
        agentId: to.id,
      } as const;
      return acceptSubmission(db, sent, {
        site,
        origin,
        tellsVisitor: (queries) => taker.mayWriteTo(values['email']!, queries),
        passOn: (id) => relayMail(to, id, values, { site, origin }),
      });
    };

  return {
    async answer(open, path, { url }) {
      const slug = slugIn(path);
      if (slug !== undefined) return answerOne(open, path, slug, url);
      const asked = readAsked(url);
      const found = await limited(() => find(db, asked));
      if (!found) return away(open, path, asked);
      const request = open.requestIn(path.language);
      return respondWith({ request, page: finderPage(request, found), files, alone: [] });
    },

    async post(open, path, given, request) {
      const slug = slugIn(path);
      const posted: PostedForm = { open, path, form: 'agent', given, networks: networksOf(request.ip) };
      const wait = taker.floodWait(posted);
      if (wait > 0) return busyPage(posted, files, wait);
      const found =
        slug === undefined
          ? { one: undefined }
          : await limited(async () => ({ one: await bySlug(db, slug) }));
      if (!found) return busyPage(posted, files);
      if (!found.one) return 'missing';
      const outcome = await taker.take(posted, {
        fields: forms.agent.fields,
        store: store(posted, found.one),
      });
      const own = findAgentPath(path.language, found.one.slug);
      if (outcome.is === 'sent') return { to: `${own}?sent=agent#form-agent` };
      if (!mayMakePage()) return busyPage(posted, files);
      const ticket = await taker.nextTicket(posted).catch(() => null);
      const wanted = open.requestIn(path.language);
      const page = contactPage(wanted, found.one, { form: 'agent', given, outcome, ticket });
      return respondWith({ request: wanted, page, files, status: statusOf[outcome.is], alone: [] });
    },
  };
}

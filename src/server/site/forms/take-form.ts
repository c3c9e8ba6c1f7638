import type { FastifyInstance } from 'fastify';
import { forms } from '../../../content/forms/index.ts';
import type { FormDeclaration, FormName, FormValues } from '../../../domain/forms/form.ts';
import { type OfferedChoice, type ParsedForm, parseForm } from '../../../domain/forms/parse-form.ts';
import { type SitePath, withLanguage } from '../../../domain/site/site-sections.ts';
import { dayOf } from '../../../domain/time/calendar.ts';
import type { Database, Queries } from '../../content/store/repository.ts';
import type { Storage } from '../../database/storage.ts';
import { FormLimits, mailboxOf } from '../../forms/form-limits.ts';
import { type FormTicket, MIN_AGE, nameOfSent, newTicket, readTicket } from '../../forms/form-ticket.ts';
import { mailingSite } from '../../forms/mailing-site.ts';
import { askForNewsletter } from '../../forms/newsletter/subscribers.ts';
import { acceptSubmission } from '../../forms/submissions.ts';
import { limitConcurrency } from '../../limit-concurrency.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { isDatabaseAway, isDatabaseFull } from '../../plugins/transient-errors.ts';
import type { OpenSite } from '../open-site.ts';
import type { SiteRequest } from '../site-request.ts';
import { termsAgreedTo } from '../terms/site-terms.ts';
import { type FormOutcome, RETRY_SOON } from './filled-form.ts';
import { leadsTo, offeredBy } from './offered-by.ts';

/** Takes a form that was sent, or says why not. */

/** Forms of a process at a time; pages, staff and guests need the other connections of the pool. */
const AT_ONCE = 4;
/** Milliseconds that a form waits for its turn. */
const MAX_WAIT = 2000;
const MAX_WAITING = 40;
/** A field that no person sees. */
const TRAP = 'website';

/** A form that came, before anything is said about it. */
export interface PostedForm<F extends string = string> {
  readonly open: OpenSite;
  readonly path: SitePath;
  /** Its name, under which it is counted. */
  readonly form: F;
  readonly given: ReadonlyMap<string, string>;
  /** The networks it came from, as `networksOf` gives them. */
  readonly networks: readonly string[];
}

/** What a form asks for and what becomes of it. */
export interface TakenForm {
  readonly fields: FormDeclaration['fields'];
  /** What the site offers, for a field that asks for it. */
  readonly offered?: (wanted: SiteRequest) => readonly OfferedChoice[];
  /** What its fields alone do not tell. */
  readonly check?: (values: FormValues) => ParsedForm['issues'];
  /** `nonce` is the same for the same form, sent again: whether it came for the first time. */
  readonly store: (values: FormValues, nonce: string) => Promise<boolean>;
}

export interface TakingParts {
  readonly db: Database;
  readonly storage: Storage;
  readonly outbox: Outbox;
}

export interface FormTaker {
  /** Seconds until one is worth sending again, while there is so much that each is told the same; 0 where there is not. */
  floodWait(posted: PostedForm): number;
  take(posted: PostedForm, form: TakenForm): Promise<FormOutcome>;
  /** One that is declared among the forms of the site. */
  takeDeclared(posted: PostedForm<FormName>): Promise<FormOutcome>;
  /** Whether a mail may go to an address that somebody typed. */
  mayWriteTo(address: string, queries?: Queries): Promise<boolean>;
  /** Whether a program filled in what no person sees. */
  isTrapped(posted: PostedForm): boolean;
  /** The ticket that the page is to be sent with next: the one it came with, else one that begins now. */
  nextTicket(posted: PostedForm): Promise<string>;
}

export function formTaker(app: FastifyInstance, { db, storage, outbox }: TakingParts): FormTaker {
  const limits = new FormLimits(db);
  const inTurn = limitConcurrency(AT_ONCE, MAX_WAIT);
  let waiting = 0;

  const mayStore = () => ['ok', 'scarce'].includes(storage.state()) && storage.isThere();

  const siteOf = ({ open }: PostedForm): number => open.visit.site.id;
  const networkLimits = (posted: PostedForm) =>
    posted.networks.map(
      (network, at) => [at === 0 ? 'network' : 'wider-network', String(siteOf(posted)), network] as const,
    );

  async function ticketIn(posted: PostedForm): Promise<FormTicket | undefined> {
    const key = await app.signingKey();
    return readTicket(posted.given.get('ticket') ?? '', { key, siteId: siteOf(posted), now: Date.now() });
  }

  const isTrapped = ({ given }: PostedForm) => (given.get(TRAP) ?? '') !== '';
  const mayWriteTo = async (address: string, queries: Queries = db) =>
    (await limits.countIn(queries, 'recipient', mailboxOf(address))) === 0;

  async function store(
    posted: PostedForm<FormName>,
    values: ParsedForm['values'],
    nonce: string,
  ): Promise<boolean> {
    const { open, path, form, given } = posted;
    const { language } = path;
    const { origin, visit } = open;
    const siteId = siteOf(posted);
    const site = mailingSite(visit.cache.snapshot.site, form);
    const page = withLanguage(path.path, language);
    const isSpam = isTrapped(posted);
    const mayTell = async (queries: Queries) => !isSpam && (await mayWriteTo(values['email']!, queries));
    if (forms[form].isSubscription) {
      const key = await app.signingKey();
      return askForNewsletter(db, { siteId, language, page, values, nonce }, { site, origin, key, mayTell });
    }
    const sent = { siteId, form, language, page, values, nonce, isSpam };
    const link = leadsTo(form, open.requestIn(language), given);
    return acceptSubmission(db, sent, { site, origin, tellsVisitor: mayTell, ...(link && { link }) });
  }

  async function accept(
    posted: PostedForm,
    form: TakenForm,
    values: FormValues,
    ticket: FormTicket,
  ): Promise<FormOutcome> {
    const siteId = String(siteOf(posted));
    const seconds = await limits.count('site', siteId, posted.form);
    if (seconds > 0) return { is: 'busy', seconds };
    if (!mayStore()) return { is: 'away' };
    const nonce = nameOfSent(ticket, [posted.form, posted.path.path, values]);
    const isFirst = await form.store(values, nonce);
    if (!isFirst) {
      await limits.forgive(nonce, [...networkLimits(posted), ['site', siteId, posted.form]]);
    }
    // What a removed folder acknowledges may be lost.
    if (!storage.isThere()) return { is: 'away' };
    outbox.wake();
    return { is: 'sent' };
  }

  async function judge(posted: PostedForm, form: TakenForm): Promise<FormOutcome> {
    const { open, path, given } = posted;
    if (!mayStore()) return { is: 'away' };
    for (const limit of networkLimits(posted)) {
      const seconds = await limits.count(...limit);
      if (seconds > 0) return { is: 'busy', seconds };
    }
    const wanted = open.requestIn(path.language);
    const at = {
      today: dayOf(wanted.now),
      terms: termsAgreedTo(wanted),
      offered: form.offered?.(wanted) ?? [],
    };
    const { values, issues: wrong } = parseForm(form, given, at);
    const issues = { ...form.check?.(values), ...wrong };
    if (Object.keys(issues).length > 0) return { is: 'wrong', issues };
    const ticket = await ticketIn(posted);
    if (!ticket || Date.now() - ticket.begunAt < MIN_AGE) return { is: 'review' };
    return accept(posted, form, values, ticket);
  }

  async function take(posted: PostedForm, form: TakenForm): Promise<FormOutcome> {
    waiting += 1;
    try {
      return await inTurn(() => judge(posted, form));
    } catch (error) {
      if (!isDatabaseAway(error as object) && !isDatabaseFull(error as object)) throw error;
      return { is: 'away' };
    } finally {
      waiting -= 1;
    }
  }

  return {
    take,
    takeDeclared: (posted) =>
      take(posted, {
        fields: forms[posted.form].fields,
        offered: (wanted) => offeredBy(posted.form, wanted),
        store: (values, nonce) => store(posted, values, nonce),
      }),
    mayWriteTo,
    isTrapped,

    floodWait(posted) {
      return Math.max(
        waiting >= AT_ONCE + MAX_WAITING ? RETRY_SOON : 0,
        ...networkLimits(posted).map((limit) => limits.knownWait(...limit)),
        limits.knownWait('site', String(siteOf(posted)), posted.form),
      );
    },
    async nextTicket(posted) {
      if (await ticketIn(posted)) return posted.given.get('ticket')!;
      return newTicket(await app.signingKey(), siteOf(posted), Date.now());
    },
  };
}

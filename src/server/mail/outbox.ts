import { randomUUID } from 'node:crypto';
import { eq, sql, type SQLWrapper } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Queries } from '../content/store/repository.ts';
import { mail_outbox } from '../database/forms-schema.ts';
import { mailError, PRINTED } from '../../domain/forms/mail-state.ts';
import type { AppLog } from '../plugins/problem.ts';
import { isDatabaseAway } from '../plugins/transient-errors.ts';
import type { Mailer } from './mailer.ts';

/**
 * Mails that are written with what they tell of, in one transaction, and sent afterwards. A mail that was accepted is sent
 * at least once: whoever is killed between sending and noting it sends it again, under the same Message-ID (ADR 66).
 */

export interface OutgoingMail {
  readonly submissionId?: number;
  readonly subscriberId?: number;
  readonly agentId?: string;
  readonly kind: 'staff' | 'visitor' | 'reply' | 'confirm' | 'welcome' | 'agent';
  readonly to: string;
  readonly senderName: string;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The link that it is about, printed where no mail is sent. */
  readonly link?: string;
}

export const enqueueMails = async (db: Queries, mails: readonly OutgoingMail[]): Promise<void> => {
  if (mails.length === 0) return;
  await db.insert(mail_outbox).values(
    mails.map(
      ({
        submissionId,
        subscriberId,
        agentId,
        kind,
        to,
        senderName,
        replyTo,
        subject,
        text,
        html,
        headers,
        link,
      }) => ({
        submission_id: submissionId ?? null,
        subscriber_id: subscriberId ?? null,
        agent_id: agentId ?? null,
        kind,
        recipient: to,
        sender_name: senderName,
        reply_to: replyTo,
        subject,
        text,
        html,
        headers: headers ?? null,
        link: link ?? null,
        message_id: randomUUID(),
      }),
    ),
  );
};

type Row = typeof mail_outbox.$inferSelect;

/** Longer than the mailer takes to give up: until then nobody else sends the mail. */
const LEASE = sql`interval '2 minutes'`;
/** A mail server that is away for a weekend loses nothing. */
const GIVE_UP_AFTER = sql`interval '3 days'`;
/** Seconds; doubled with each try. */
const FIRST_WAIT = 30;
const MAX_WAIT = 6 * 3600;

/** The mail that waits longest, which is then this process's for as long as the lease. */
async function takeMail(db: Queries): Promise<Row | undefined> {
  const [taken] = await db
    .update(mail_outbox)
    .set({ tries: sql`${mail_outbox.tries} + 1`, next_try_at: sql`now() + ${LEASE}` })
    .where(
      sql`${mail_outbox.id} = (select id from mail_outbox where next_try_at <= now()
        order by next_try_at, id limit 1 for update skip locked)`,
    )
    .returning();
  return taken;
}

const withoutToken = (text: SQLWrapper) =>
  sql`regexp_replace(${text}, 'token=[[:alnum:]._-]+', 'token=…', 'g')`;

/**
 * Once it is sent, the links of a mail need no token here: whoever reads the table, or a copy of it, could use them. Mails about
 * anything else stay as they were sent.
 */
const withoutTokens = {
  link: withoutToken(mail_outbox.link),
  text: withoutToken(mail_outbox.text),
  html: withoutToken(mail_outbox.html),
  headers: sql`${withoutToken(sql`${mail_outbox.headers}::text`)}::jsonb`,
};

/** Without a mail server a mail is printed for the operator, and that is the end of it. */
const noteSent = (db: Queries, { id, kind, link }: Row, outcome: 'sent' | 'printed') =>
  db
    .update(mail_outbox)
    .set({
      sent_at: sql`now()`,
      next_try_at: null,
      error: outcome === 'printed' ? PRINTED : null,
      ...(outcome === 'sent' && (link !== null || kind === 'welcome') && withoutTokens),
    })
    .where(eq(mail_outbox.id, id));

/** What the mailer says of a failure: `command` is the one that the server answered, `responseCode` its answer. */
interface SmtpFailure {
  readonly code?: unknown;
  readonly command?: unknown;
  readonly responseCode?: unknown;
}

/** Answers about the server itself: it closes the connection, or has no room. */
const ABOUT_THE_SERVER = [421, 452];

/** The mail server refused this mail, its recipient or its text. An answer to the sender is about every mail that waits. */
const isAboutThisMail = ({ code, command, responseCode }: SmtpFailure): boolean =>
  (code === 'EENVELOPE' || code === 'EMESSAGE') &&
  command !== 'MAIL FROM' &&
  !ABOUT_THE_SERVER.includes(Number(responseCode));

/** As for a recipient that the server does not know: trying again changes nothing. */
const isRefused = (failure: SmtpFailure): boolean =>
  isAboutThisMail(failure) && Number(failure.responseCode) >= 500;

const MAX_ERROR = 300;

async function noteFailure(db: Queries, { id, tries }: Row, failed: Error): Promise<void> {
  const seconds = Math.min(MAX_WAIT, FIRST_WAIT * 2 ** Math.min(tries - 1, 12));
  const again = sql`case when now() - ${mail_outbox.created_at} < ${GIVE_UP_AFTER}
    then now() + make_interval(secs => ${seconds}) end`;
  await db
    .update(mail_outbox)
    .set({
      error: mailError(failed).slice(0, MAX_ERROR).replaceAll('\u0000', ''),
      next_try_at: isRefused(failed as SmtpFailure) ? null : again,
    })
    .where(eq(mail_outbox.id, id));
}

/** Sends one mail that waits. Whether another one may follow at once. */
async function sendOne(db: Queries, mailer: Mailer, log: AppLog): Promise<boolean> {
  const row = await takeMail(db);
  if (!row) return false;
  const { recipient, subject, text, html, sender_name, reply_to, message_id, headers, link } = row;
  let outcome: 'sent' | 'printed';
  try {
    outcome = await mailer.send({
      to: recipient,
      subject,
      text,
      html,
      senderName: sender_name,
      replyTo: reply_to,
      messageId: message_id,
      headers,
      ...(link !== null && { link }),
    });
  } catch (error) {
    await noteFailure(db, row, error as Error);
    log.warn(`A mail could not be sent (try ${row.tries}); the outbox says why.`);
    return isAboutThisMail(error as SmtpFailure);
  }
  await noteSent(db, row, outcome);
  return true;
}

/** Milliseconds between two looks for mails of other processes, and for those that are tried again. */
const LOOK_EVERY = 5000;

export interface Outbox {
  /** Says that there is a mail to send. */
  wake(): void;
}

interface OutboxParts {
  readonly db: Queries;
  readonly mailer: Mailer;
  readonly log: AppLog;
  /** Whether what is sent can be noted: otherwise it would be sent again and again. */
  readonly hasRoom: () => boolean;
}

/** Sends what waits, one mail after the other, for as long as the app runs. */
export function workOutbox(app: FastifyInstance, { db, mailer, log, hasRoom }: OutboxParts): Outbox {
  let work: Promise<void> | undefined;
  let isWoken = false;
  let isClosing = false;

  async function sendAll(): Promise<void> {
    do {
      isWoken = false;
      while (!isClosing && hasRoom() && (await sendOne(db, mailer, log)));
    } while (isWoken && !isClosing);
  }

  function wake(): void {
    isWoken = true;
    if (isClosing) return;
    work ??= sendAll()
      .catch((err: unknown) => {
        if (!isDatabaseAway(err as object)) log.error({ err }, 'The outbox of mails could not be worked.');
      })
      .finally(() => {
        work = undefined;
      });
  }

  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    wake();
    timer = setInterval(wake, LOOK_EVERY).unref();
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    clearInterval(timer);
    await work;
  });
  return { wake };
}

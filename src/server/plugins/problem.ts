import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ValidationIssue, issueText } from '../../domain/fields/issue.ts';
import type { Language } from '../../domain/language.ts';
import { type Storage, unwatchedStorage } from '../database/storage.ts';
import {
  TranslationOnly,
  Conflict,
  NotFound,
  ValidationFailed,
  MediaStoreAway,
  TooLarge,
  VersionMissing,
} from '../http/errors.ts';
import { QueueFull } from '../limit-concurrency.ts';
import { isReadRequest } from './is-read-request.ts';
import { isOpenedInBrowser, sendProblemPage } from './problem-page.ts';
import { isDatabaseAway, isDatabaseFull, isDiskFull } from './transient-errors.ts';
import { requestLanguage } from './request-language.ts';

/**
 * Every error leaves as application/problem+json (RFC 9457), and as a page for whoever opened an address in a browser.
 * No stack trace, SQL or path ever does.
 */
interface ProblemBody {
  readonly detail?: string;
  readonly errors?: readonly { path: string; message: string }[];
  readonly [more: string]: unknown;
}

type FullStorage = Pick<Storage, 'reportFull'>;

/** The part of pino's interface that the app uses. */
export interface AppLog {
  warn(line: string): void;
  error(facts: object, line: string): void;
}

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

// An import of node:http also loads WebSocket and fetch, a third of the startup time of a bare server.
const { STATUS_CODES } = process.getBuiltinModule('node:http');

// 419 is no registered status, but it is the one the contract gives a stale CSRF token.
const titles: Record<number, string> = { ...STATUS_CODES, 419: 'Page Expired' };

export function problemBody(status: number, more: ProblemBody = {}): string {
  return JSON.stringify({ type: 'about:blank', title: titles[status] ?? 'Error', status, ...more });
}

export function sendProblem(reply: FastifyReply, status: number, more: ProblemBody = {}): FastifyReply {
  if (isOpenedInBrowser(reply.request)) return sendProblemPage(reply.request, reply, status);
  return reply.code(status).type(PROBLEM_TYPE).send(problemBody(status, more));
}

const messages = (problems: readonly ValidationIssue[], language: Language) =>
  problems.map((problem) => ({ path: problem.path, message: issueText(problem, language) }));

/** More issues than these usually have one cause. */
const MAX_LISTED_PROBLEMS = 100;

function validationProblem({ message, issues: problems }: ValidationFailed, language: Language): ProblemBody {
  const more = `${message} Only the first ${MAX_LISTED_PROBLEMS} problems are listed.`;
  return {
    detail: problems.length > MAX_LISTED_PROBLEMS ? more : message,
    errors: messages(problems.slice(0, MAX_LISTED_PROBLEMS), language),
  };
}

export const NO_ROOM = {
  detail: 'The disk is nearly full, so nothing can be saved until there is room.',
} satisfies ProblemBody;

/**
 * The route and the names of its parameters without their values: paths contain tokens of invitations, and
 * queries contain personal data.
 */
const loggedRequest = ({ routeOptions, query }: FastifyRequest) => ({
  route: routeOptions.url ?? null,
  query: Object.keys(query ?? {}).map((name) => name.slice(0, 40)),
});

const DATABASE_AWAY: ProblemBody = { detail: 'The database does not answer. Try again soon.' };

const MEDIA_AWAY: ProblemBody = { detail: 'The store of media does not answer. Try again soon.' };

/** A commit without a response may have been carried out, so the write is not reported as failed. */
const WRITE_UNANSWERED: ProblemBody = {
  detail: 'The database does not answer, so it is not known whether this was saved. Try again soon.',
};

function sendError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  log: AppLog,
  storage: FullStorage,
): FastifyReply {
  if (error instanceof ValidationFailed) {
    return sendProblem(reply, 422, validationProblem(error, requestLanguage(request)));
  }
  if (error instanceof TranslationOnly) {
    return sendProblem(reply, 403, {
      detail: error.message,
      errors: messages(error.problems, requestLanguage(request)),
    });
  }
  if (error instanceof TooLarge) {
    return sendProblem(reply, 413, {
      detail: error.message,
      errors: messages([error.problem], requestLanguage(request)),
    });
  }
  if (error instanceof Conflict)
    return sendProblem(reply, 409, { detail: error.message, current: error.current });
  if (error instanceof VersionMissing) {
    return sendProblem(reply, 428, {
      detail: error.message,
      errors: messages([{ path: 'version', code: 'required' }], requestLanguage(request)),
    });
  }
  if (error instanceof NotFound) return sendProblem(reply, 404, { detail: error.message });
  // Not logged: a flood would fill the log.
  if (error instanceof QueueFull) {
    return sendProblem(reply.header('retry-after', '5'), 503, { detail: error.message });
  }
  const status = error.statusCode ?? 500;
  if (status < 500) return sendProblem(reply, status, { detail: error.message });
  log.error({ err: error, method: request.method, ...loggedRequest(request) }, 'A request failed');
  if (isDiskFull(error)) {
    storage.reportFull(isDatabaseFull(error));
    return sendProblem(reply.header('retry-after', '60'), 503, NO_ROOM);
  }
  if (error instanceof MediaStoreAway) {
    return sendProblem(reply.headers({ 'retry-after': '5', 'cache-control': 'no-store' }), 503, MEDIA_AWAY);
  }
  if (isDatabaseAway(error)) {
    const problem = isReadRequest(request) ? DATABASE_AWAY : WRITE_UNANSWERED;
    return sendProblem(reply.header('retry-after', '2'), 503, problem);
  }
  return sendProblem(reply, 500, { detail: 'Something went wrong on our side.' });
}

/** `storage` is notified when a write fails because the disk is full. */
export function handleErrors(
  app: FastifyInstance,
  log: AppLog,
  storage: FullStorage = unwatchedStorage,
): void {
  app.setErrorHandler((error: FastifyError, request, reply) =>
    sendError(error, request, reply, log, storage),
  );
  app.setNotFoundHandler((_request, reply) =>
    sendProblem(reply, 404, { detail: 'There is nothing at this address.' }),
  );
}

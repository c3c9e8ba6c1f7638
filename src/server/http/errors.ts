import type { ValidationIssue } from '../../domain/fields/issue.ts';
import type { Language } from '../../domain/language.ts';

/** Fields that a message names at most. */
const MAX_NAMED = 200;

/** A request that cannot be read: answered with 400 and this message, which names what is wrong with it. */
export class BadRequest extends Error {
  readonly statusCode = 400;
}

/** Validation issues: sent as 422 with all of them. */
export class ValidationFailed extends Error {
  readonly issues: readonly ValidationIssue[];

  constructor(problems: readonly ValidationIssue[]) {
    super('Some fields need another look.');
    this.issues = problems;
  }
}

/** A value that is too large: sent as 413 with its field. */
export class TooLarge extends Error {
  readonly problem: ValidationIssue;

  /** The limit as text, '1 MB'. */
  constructor(path: string, limit: string) {
    super('This is larger than what is taken here.');
    this.problem = { path, code: 'too-large', detail: limit };
  }
}

/** Somebody else saved first: sent as 409 with the current record. */
export class Conflict extends Error {
  readonly current: unknown;

  constructor(current: unknown, message = 'Somebody saved this record first.') {
    super(message);
    this.current = current;
  }
}

/** A write without a version: sent as 428, so that nobody overwrites what they have not read. */
export class VersionMissing extends Error {
  constructor() {
    super('A write carries the version it was made over. Read the record first and send its `version`.');
  }
}

/** A change that exceeds translation rights: sent as 403 with the fields it may not change. */
export class TranslationOnly extends Error {
  readonly problems: readonly ValidationIssue[];

  constructor(paths: readonly string[], languages: readonly Language[]) {
    super('Your role changes words alone. The fields named here are something else, or in another language.');
    const detail = languages.join(', ');
    this.problems = paths.slice(0, MAX_NAMED).map((path) => ({ path, code: 'not-your-words', detail }));
  }
}

/** A publication by somebody whose role changes and does not publish: sent as 403. */
export class MayNotPublish extends Error {
  readonly statusCode = 403;

  constructor(reason = 'Your role changes this and does not publish it. Save it and send it for approval.') {
    super(reason);
  }
}

/** What somebody may look at and not change: sent as 403. */
export class Forbidden extends Error {
  readonly statusCode = 403;
}

/** Sent as 404; also for records of another site. */
export class NotFound extends Error {
  constructor(message = 'There is no such record.') {
    super(message);
  }
}

/** The store of media does not answer, or not to us: sent as 503, to be tried again. */
export class MediaStoreAway extends Error {
  constructor(cause: unknown) {
    super('The store of media does not answer.', { cause });
  }
}

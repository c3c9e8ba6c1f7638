import type { ValidationIssue } from '../../domain/fields/issue.ts';
import type { Language } from '../../domain/language.ts';

/** Whoever changed more fields than this reads no list of them. */
const MAX_NAMED = 200;

/** A request that cannot be read: answered with 400 and this message, which names what is wrong with it. */
export class BadRequest extends Error {
  readonly statusCode = 400;
}

/** Fields that do not fit: answered with 422 and every one of them. */
export class ValidationFailed extends Error {
  readonly issues: readonly ValidationIssue[];

  constructor(problems: readonly ValidationIssue[]) {
    super('Some fields need another look.');
    this.issues = problems;
  }
}

/** More than is taken: answered with 413 and the field that holds it. */
export class TooLarge extends Error {
  readonly problem: ValidationIssue;

  /** `most` in words, '1 MB'. */
  constructor(path: string, most: string) {
    super('This is larger than what is taken here.');
    this.problem = { path, code: 'too-large', detail: most };
  }
}

/** Somebody saved first: answered with 409 and what stands now. */
export class Conflict extends Error {
  readonly current: unknown;

  constructor(current: unknown, message = 'Somebody saved this record first.') {
    super(message);
    this.current = current;
  }
}

/** A write that names no version: answered with 428, so that nobody overwrites what they have not read. */
export class VersionMissing extends Error {
  constructor() {
    super('A write carries the version it was made over. Read the record first and send its `version`.');
  }
}

/** A change of more than the words that somebody may write: answered with 403 and the fields it may not touch. */
export class TranslationOnly extends Error {
  readonly problems: readonly ValidationIssue[];

  constructor(paths: readonly string[], languages: readonly Language[]) {
    super('Your role changes words alone. The fields named here are something else, or in another language.');
    const detail = languages.join(', ');
    this.problems = paths.slice(0, MAX_NAMED).map((path) => ({ path, code: 'not-your-words', detail }));
  }
}

/** Answered with 404; also for what exists but is another site's. */
export class NotFound extends Error {
  constructor(message = 'There is no such record.') {
    super(message);
  }
}

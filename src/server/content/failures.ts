import type { Problem } from '../../domain/fields/problem.ts';

/** Fields that do not fit: answered with 422 and every one of them. */
export class Refused extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super('Some fields need another look.');
    this.problems = problems;
  }
}

/** Somebody saved first: answered with 409 and the record as it stands. */
export class Conflict extends Error {
  readonly current: unknown;

  constructor(current: unknown) {
    super('Somebody saved this record first.');
    this.current = current;
  }
}

/** Answered with 404; also for what exists but is another site's. */
export class NotFound extends Error {
  constructor(message = 'There is no such record.') {
    super(message);
  }
}

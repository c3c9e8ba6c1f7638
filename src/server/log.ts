import { DrizzleQueryError } from 'drizzle-orm/errors';
import { type Logger, pino, stdSerializers } from 'pino';

/** The failed statement in an error or among its causes; undefined where there is none. */
function failedQueryIn(error: unknown): DrizzleQueryError | undefined {
  if (error instanceof DrizzleQueryError) return error;
  return error instanceof Error ? failedQueryIn(error.cause) : undefined;
}

/** PostgreSQL's own errors name the values of a row in `detail` and `where`. */
const isFromPostgres = (error: Error): boolean =>
  typeof (error as { severity?: unknown }).severity === 'string' && 'routine' in error;

/**
 * A failed statement's values are passwords' hashes, tokens of sessions and people's words: the log gets the
 * statement and what PostgreSQL says of it, without the values.
 */
export function withoutValues(error: Error): object {
  const failed = failedQueryIn(error);
  if (!failed && !isFromPostgres(error)) return stdSerializers.err(error);
  const cause = failed ? failed.cause : error;
  const { code, constraint } = (cause ?? {}) as { code?: string; constraint?: string };
  return {
    type: error.name,
    message: cause?.message ?? 'A query failed.',
    code,
    constraint,
    query: failed?.query,
    stack: cause?.stack,
  };
}

export const log: Logger = pino({ level: 'warn', serializers: { err: withoutValues } });

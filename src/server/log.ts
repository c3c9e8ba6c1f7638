import { DrizzleQueryError } from 'drizzle-orm/errors';
import { type Logger, pino, stdSerializers } from 'pino';

/**
 * A failed statement's values are passwords' hashes, tokens of sessions and people's words: the log gets the
 * statement and what PostgreSQL says of it, without the values.
 */
export function withoutValues(error: Error): object {
  if (!(error instanceof DrizzleQueryError)) return stdSerializers.err(error);
  const { query, cause } = error;
  const { code, constraint } = (cause ?? {}) as { code?: string; constraint?: string };
  return {
    type: error.name,
    message: cause?.message ?? 'A query failed.',
    code,
    constraint,
    query,
    stack: cause?.stack,
  };
}

export const log: Logger = pino({ level: 'warn', serializers: { err: withoutValues } });

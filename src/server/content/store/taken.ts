import type { ContentType } from '../../../domain/content-type.ts';
import type { Problem } from '../../../domain/fields/problem.ts';
import { Refused } from '../failures.ts';

const UNIQUE_VIOLATION = '23505';

/** The field that a unique index refused, so that two people who save at once still get a clear answer. */
function refusedField(type: ContentType, error: unknown): Problem | undefined {
  // drizzle wraps what PostgreSQL said.
  const { code, constraint, detail } = ((error as Error).cause ?? {}) as Record<string, string | undefined>;
  if (code !== UNIQUE_VIOLATION || !constraint?.startsWith(`${type.name}_`)) return undefined;
  const name = constraint.slice(type.name.length + 1).replace(/_taken$/, '');
  if (!Object.hasOwn(type.fields, name)) return undefined;
  if (name !== 'slug') return { path: name, code: 'taken' };
  const language = /=\(\d+, (\w+), /.exec(detail ?? '')?.[1] ?? 'en';
  return { path: `locale.${language}.slug`, code: 'slug-taken' };
}

export async function refusedByIndex<T>(type: ContentType, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const problem = refusedField(type, error);
    throw problem ? new Refused([problem]) : error;
  }
}

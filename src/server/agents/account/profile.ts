import { eq, sql } from 'drizzle-orm';
import type { FormValues } from '../../../domain/forms/form.ts';
import type { Language } from '../../../domain/language.ts';
import type { Queries } from '../../content/store/repository.ts';
import { agent } from '../../database/agents-schema.ts';
import { agentSearch } from '../agents.ts';
import type { Agent } from './agent-session.ts';

const listOf = (text: string | undefined): string[] => (text ?? '').split(',').filter(Boolean);

/** What an agent changes by themselves; only whoever is approved is listed. */
export async function changeProfile(db: Queries, own: Agent, values: FormValues): Promise<Agent> {
  const said = {
    name: values['name']!,
    agency: values['agency']!,
    city: values['city']!,
    country: values['country']!,
  };
  const [changed] = await db
    .update(agent)
    .set({
      ...said,
      telephone: values['telephone'] ?? null,
      language: values['language'] as Language,
      is_listed: sql`${agent.state} = 'approved' and ${values['is_listed'] === 'yes'}`,
      speaks: listOf(values['speaks']),
      specialities: listOf(values['specialities']),
      about: values['about'] ?? null,
      search: agentSearch({ ...own, ...said }),
      version: sql`${agent.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(eq(agent.id, own.id))
    .returning();
  return changed ?? own;
}

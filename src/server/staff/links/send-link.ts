import type { FastifyRequest } from 'fastify';
import type { TemplateName } from '../../mail/email-template.ts';
import { renderEmail } from '../../mail/email-template.ts';
import type { StaffContext } from '../staff-context.ts';
import { createLink } from './links.ts';
import type { Person } from '../people/people.ts';

const screenPaths = { invitation: 'invitation', reset: 'reset-password' } as const satisfies Record<
  TemplateName,
  string
>;

/** Where the link of a mail leads. */
export const addressOfLink = (origin: string, kind: TemplateName, token: string): string =>
  `${origin}/devise/${screenPaths[kind]}?token=${token}`;

/** Creates a link and mails it; returns the outcome. Why a mail could not be sent goes to the log only. */
export async function sendLink(
  context: StaffContext,
  request: FastifyRequest,
  kind: TemplateName,
  person: Person,
  by = '',
): Promise<'sent' | 'printed' | 'failed'> {
  const token = await createLink(context.db, kind, person.id);
  const link = addressOfLink(await context.origin(request), kind, token);
  try {
    return await context.mailer.send(renderEmail(kind, person, link, by));
  } catch (error) {
    context.log.error({ err: error }, 'A mail could not be sent');
    return 'failed';
  }
}

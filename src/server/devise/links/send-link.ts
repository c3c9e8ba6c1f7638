import type { FastifyRequest } from 'fastify';
import type { LetterKind } from '../../mail/letter.ts';
import { writeLetter } from '../../mail/letter.ts';
import type { Desk } from '../desk.ts';
import { makeLink } from './links.ts';
import type { Person } from '../people/people.ts';

const screens = { invitation: 'invitation', reset: 'reset-password' } as const satisfies Record<
  LetterKind,
  string
>;

/** Makes a link and mails it; says how that went. What keeps a mail from leaving is the log's, not the reader's. */
export async function sendLink(
  desk: Desk,
  request: FastifyRequest,
  kind: LetterKind,
  person: Person,
  by = '',
): Promise<'sent' | 'printed' | 'failed'> {
  const token = await makeLink(desk.db, kind, person.id);
  const link = `${await desk.origin(request)}/devise/${screens[kind]}?token=${token}`;
  try {
    return await desk.mailer.send(writeLetter(kind, person, link, by));
  } catch (error) {
    desk.log.error({ err: error }, 'A mail could not be sent');
    return 'failed';
  }
}

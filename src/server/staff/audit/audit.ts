import type { FastifyRequest } from 'fastify';
import type { Queries } from '../../content/store/repository.ts';
import { audit } from '../../database/staff-schema.ts';

/** The actions on people and rights that are recorded. */
export type AuditedAction =
  | 'sign-in'
  | 'sign-in-failed'
  | 'sign-out'
  | 'password-asked'
  | 'password-changed'
  | 'invited'
  | 'invitation-accepted'
  | 'two-factor-on'
  | 'two-factor-off'
  | 'passkey-added'
  | 'passkey-removed'
  | 'session-ended'
  | 'sessions-ended'
  | 'account-changed'
  | 'user-changed'
  | 'rights-changed'
  | 'user-disabled'
  | 'user-enabled'
  | 'role-created'
  | 'role-changed'
  | 'role-deleted'
  | 'preview-shared'
  | 'submission-answered'
  | 'submission-deleted'
  | 'inbox-exported'
  | 'person-exported'
  | 'person-erased'
  | 'agent-approved'
  | 'agent-declined'
  | 'agent-bookings-changed'
  | 'agent-bookings-exported'
  | 'agent-rules-changed'
  | 'stay-list-applied';

export interface AuditEntry {
  readonly action: AuditedAction;
  /** Who did it; null for somebody unknown, and for Palapa itself. */
  readonly actor: { readonly id: string | null; readonly name: string };
  /** The person or role concerned: an email address, a role's name. */
  readonly subject: string;
  readonly subjectId?: string;
  readonly detail?: Readonly<Record<string, unknown>>;
}

/** The actor of a request without a session. */
export const unknownActor = { id: null, name: '' } as const;

export async function recordAuditEntry(
  db: Queries,
  request: FastifyRequest | null,
  entry: AuditEntry,
): Promise<void> {
  await db.insert(audit).values({
    action: entry.action,
    actor: entry.actor.id,
    actor_name: entry.actor.name,
    subject: entry.subject.slice(0, 320),
    subject_id: entry.subjectId ?? null,
    ip: request?.ip ?? null,
    detail: entry.detail ?? null,
  });
}

interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** Records what a person did with their own account. */
export const recordOwnAction = (
  db: Queries,
  request: FastifyRequest,
  action: AuditedAction,
  person: Person,
  detail?: AuditEntry['detail'],
): Promise<void> =>
  recordAuditEntry(db, request, {
    action,
    actor: person,
    subject: person.email,
    subjectId: person.id,
    ...(detail && { detail }),
  });

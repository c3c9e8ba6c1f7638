import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { boolean, choice, email, integer, references, text } from '../../../domain/fields/index.ts';
import { languages } from '../../../domain/language.ts';
import { covers, shareSite } from '../../../domain/staff/role.ts';
import { requireVersion } from '../../http/version.ts';
import { Conflict, NotFound } from '../../http/errors.ts';
import { actorOf, staffOf } from '../../http/staff.ts';
import { pagingOf, pagingParameters } from '../../http/paging.ts';
import { textParameter } from '../../http/parameter.ts';
import { defineQuery } from '../../http/query.ts';
import { sendProblem } from '../../plugins/problem.ts';
import { pathId } from '../../http/path.ts';
import { recordAuditEntry } from '../audit/audit.ts';
import { bodySchema, parseBody, sites } from '../body.ts';
import type { StaffContext } from '../staff-context.ts';
import { findPeople, findPerson, type Person } from './people.ts';
import { sendLink } from '../links/send-link.ts';
import { endSession, endSessions, sessionsOf } from '../account/sessions.ts';
import { changeUser, inviteUser } from './user-writes.ts';
import { personResponse } from './person-response.ts';

const name = text({ label: 'Name', es: 'Nombre', required: true, maxLength: 120 });
const rightsFields = {
  role_ids: references({ label: 'Roles', es: 'Roles', required: true, to: 'role' }),
  site_ids: sites({ label: 'Sites', es: 'Sitios', required: true }),
};
const inviteFields = {
  email: email({ label: 'Email', es: 'Correo electrónico', required: true }),
  name,
  ...rightsFields,
  language: choice({ label: 'Language', es: 'Idioma', options: languages }),
};
const changeFields = {
  name,
  ...rightsFields,
  disabled: boolean({ label: 'Disabled', es: 'Desactivado' }),
  version: integer({ label: 'Version', es: 'Versión', required: true, min: 1 }),
};

const listQuery = defineQuery({
  ...pagingParameters,
  searchterm: textParameter({ description: 'Parts of a name or an email address.' }),
});

const BEYOND =
  'They may do more than you, or work on sites that are not yours, so only somebody else may look after this.';

/**
 * Users are visible to user managers who share a site with them. Their sessions and account data are visible
 * to, and changed by, managers who have all of their rights.
 */
export function userRoutes(routes: FastifyInstance, context: StaffContext): void {
  const { db } = context;
  const config = { permission: 'manage users' } as const;

  async function list(request: FastifyRequest) {
    const staff = staffOf(request);
    const { searchterm: words, ...paging } = listQuery.read(request);
    const page = pagingOf(paging);
    const { people, total } = await findPeople(db, { siteIds: staff.siteIds, words, ...page });
    return { data: people.map((person) => personResponse(person, staff)), meta: { total, ...page } };
  }

  /** The person of the path's id. Throws NotFound, also for people who share no site with the viewer. */
  async function personAsked(request: FastifyRequest): Promise<Person> {
    const person = await findPerson(db, pathId(request, 'id'));
    if (!person || !shareSite(staffOf(request).siteIds, person.rights.siteIds)) {
      throw new NotFound('There is no such person.');
    }
    return person;
  }

  /** The same, where the viewer has all rights of the person; otherwise sends 403 and returns undefined. */
  async function personToManage(request: FastifyRequest, reply: FastifyReply): Promise<Person | undefined> {
    const person = await personAsked(request);
    if (covers(staffOf(request), person.rights)) return person;
    sendProblem(reply, 403, { detail: BEYOND });
    return undefined;
  }

  const wire = (request: FastifyRequest, person: Person) => ({
    data: personResponse(person, staffOf(request)),
  });

  const listed = { config, schema: { querystring: listQuery.schema } };
  routes.get('/', listed, list);
  routes.get('/search', listed, list);
  routes.get('/:id', { config }, async (request) => wire(request, await personAsked(request)));

  routes.post('/', { config, schema: bodySchema(inviteFields) }, async (request, reply) => {
    const staff = staffOf(request);
    const body = parseBody(request, inviteFields);
    const language = body.language ?? staff.language ?? 'en';
    const person = await inviteUser(db, request, staff, { ...body, language });
    const mail = await sendLink(context, request, 'invitation', person, staff.name);
    return reply.code(201).send({ ...wire(request, person), meta: { mail } });
  });

  routes.put('/:id', { config, schema: bodySchema(changeFields) }, async (request, reply) => {
    const person = await personToManage(request, reply);
    if (!person) return reply;
    requireVersion(request.body);
    const body = parseBody(request, changeFields, {
      name: person.name,
      role_ids: person.roles.map(({ id }) => id),
      site_ids: person.rights.siteIds === 'all' ? 'all' : [...person.rights.siteIds],
      disabled: person.disabled,
    });
    return wire(request, await changeUser(db, request, staffOf(request), person.id, body));
  });

  routes.post('/:id/invite', { config }, async (request, reply) => {
    const person = await personToManage(request, reply);
    if (!person) return reply;
    const staff = staffOf(request);
    if (!person.invited) throw new Conflict(personResponse(person, staff), 'They have accepted already.');
    if (person.disabled) throw new Conflict(personResponse(person, staff), 'They are disabled.');
    await recordAuditEntry(db, request, {
      action: 'invited',
      actor: actorOf(staff),
      subject: person.email,
      subjectId: person.id,
    });
    const mail = await sendLink(context, request, 'invitation', person, staff.name);
    return { ...wire(request, person), meta: { mail } };
  });

  // Sessions and IP addresses of people with further rights are not shown.
  routes.get('/:id/sessions', { config }, async (request, reply) => {
    const person = await personToManage(request, reply);
    return person ? { data: await sessionsOf(db, person.id, staffOf(request).sessionId) } : reply;
  });

  routes.post('/:id/sessions/end-all', { config }, async (request, reply) => {
    const person = await personToManage(request, reply);
    if (!person) return reply;
    const staff = staffOf(request);
    // Ending all of one's own sessions keeps the current one.
    const ended = await endSessions(db, person.id, staff.sessionId);
    await recordAuditEntry(db, request, {
      action: 'sessions-ended',
      actor: actorOf(staff),
      subject: person.email,
      subjectId: person.id,
    });
    return { data: { ended } };
  });

  routes.delete('/:id/sessions/:session', { config }, async (request, reply) => {
    const person = await personToManage(request, reply);
    if (!person) return reply;
    const session = pathId(request, 'session');
    await endSession(db, person.id, session);
    await recordAuditEntry(db, request, {
      action: 'session-ended',
      actor: actorOf(staffOf(request)),
      subject: person.email,
      subjectId: person.id,
    });
    return { data: { id: session } };
  });
}

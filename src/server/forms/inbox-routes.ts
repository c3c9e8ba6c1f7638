import type { FastifyInstance, FastifyRequest } from 'fastify';
import { emailAddress } from '../../domain/email-address.ts';
import { choice, text } from '../../domain/fields/index.ts';
import { type FormName, formNames } from '../../domain/forms/form.ts';
import { submissionStates } from '../../domain/forms/submission.ts';
import { holds } from '../../domain/staff/permission.ts';
import { isAdministrator } from '../../domain/staff/role.ts';
import { formPermissions, forms } from '../../content/forms/index.ts';
import { isReadRequest } from '../plugins/is-read-request.ts';
import { contentTypes } from '../../content/index.ts';
import { type Database, findRecord } from '../content/store/repository.ts';
import { BadRequest, Forbidden, NotFound, ValidationFailed } from '../http/errors.ts';
import { pagingOf, pagingParameters } from '../http/paging.ts';
import { choiceParameter, numberParameter, textParameter } from '../http/parameter.ts';
import { pathNumber } from '../http/path.ts';
import { defineQuery } from '../http/query.ts';
import { actorOf, mayAccessSite, requestedSites, type Staff, staffOf } from '../http/staff.ts';
import type { Outbox } from '../mail/outbox.ts';
import { requestLanguage } from '../plugins/request-language.ts';
import { recordAuditEntry } from '../staff/audit/audit.ts';
import { bodySchema, parseBody, parseVersionedBody } from '../staff/body.ts';
import { findEnabled } from '../staff/people/people.ts';
import { inboxCsv } from './inbox-csv.ts';
import {
  answersOf,
  countSubmissions,
  entriesOf,
  findSubmission,
  type InboxFilter,
  listSubmissions,
  mailFor,
  mailsOf,
  type Submission,
} from './inbox.ts';
import { mailingSite } from './mailing-site.ts';
import { addNote, changeSubmission, deleteSubmission, replyTo, retryMails } from './inbox-writes.ts';
import { type AskedPerson, erasePerson, maskedAddress, personData } from './person-data.ts';

/** What visitors sent, below `/api/devise/inbox`. */

/** Of a person everything is found and erased: that is for those who keep all forms but those of events. */
const EVERYTHING = 'manage forms';

const filterParameters = {
  site_id: numberParameter({ description: 'Every site of the asker where none is given.' }),
  form: choiceParameter({ options: formNames }),
  state: choiceParameter({ options: submissionStates }),
  assignee: textParameter({ description: "The id of somebody of staff, 'me', or 'nobody'.", maxLength: 64 }),
  searchterm: textParameter({ description: 'Words of what was sent.' }),
};
const listQuery = defineQuery({ ...pagingParameters, ...filterParameters });
const csvQuery = defineQuery(filterParameters);
const personQuery = defineQuery({ email: textParameter({ required: true, maxLength: 254 }) });
const assigneeQuery = defineQuery({ site_id: numberParameter({ required: true }) });

const changeFields = {
  state: choice({ label: 'State', es: 'Estado', options: submissionStates }),
  // Empty takes it from whoever has it.
  assignee: text({ label: 'Assigned to', es: 'Asignado a', maxLength: 64 }),
};
const noteFields = { text: text({ label: 'Note', es: 'Nota', required: true, maxLength: 4000 }) };
const replyFields = { text: text({ label: 'Answer', es: 'Respuesta', required: true, maxLength: 20_000 }) };
const personFields = { email: text({ label: 'Email', es: 'Correo', required: true, maxLength: 254 }) };

interface InboxParts {
  readonly db: Database;
  readonly outbox: Outbox;
}

/** How much is kept of somebody. */
const countOf = ({
  submissions,
  subscriptions,
  travel_agent: ofAgent,
}: Awaited<ReturnType<typeof personData>>): number =>
  submissions.length +
  subscriptions.length +
  (ofAgent ? Number(ofAgent.agent !== null) + ofAgent.applications.length + ofAgent.bookings.length : 0);

/** One line of the list. */
const lineOf = ({ values: _values, search: _search, nonce: _nonce, ...line }: Submission) => line;

function readAddress(given: string): string {
  const email = emailAddress(given);
  if (email === undefined) throw new BadRequest('email should be an email address.');
  return email;
}

export function inboxRoutes(routes: FastifyInstance, { db, outbox }: InboxParts): void {
  const config = { permission: formPermissions } as const;
  const ofEverything = { permission: EVERYTHING } as const;

  /** Forms that the asker may look at. */
  const formsOf = ({ views }: Staff): FormName[] =>
    formNames.filter((name) => holds(views, forms[name].permission));

  /**
   * The submission of the path's id. Throws NotFound, also for one of a site or of a form that is not the asker's, and
   * Forbidden where it is theirs to read alone.
   */
  async function submissionAsked(request: FastifyRequest): Promise<Submission> {
    const staff = staffOf(request);
    const found = await findSubmission(db, pathNumber(request, 'id'));
    // A form that this version does not know is kept by those who keep the others.
    const permission = found && (forms[found.form]?.permission ?? EVERYTHING);
    if (!permission || !mayAccessSite(staff, found.site_id) || !holds(staff.views, permission)) {
      throw new NotFound();
    }
    if (!isReadRequest(request) && !holds(staff.permissions, permission)) {
      throw new Forbidden(`This needs the permission '${permission}'.`);
    }
    return found;
  }

  async function whole(request: FastifyRequest, found: Submission) {
    const { id } = found;
    const [entries, sent] = await Promise.all([entriesOf(db, id), mailsOf(db, id)]);
    const staff = staffOf(request);
    const reader = {
      looksAfterAgents: holds(staff.views, 'manage agents'),
      isAdministrator: isAdministrator(staff),
    };
    const mails = sent.map((mail) => mailFor(mail, reader));
    const answers = answersOf(found, requestLanguage(request));
    return { data: { ...lineOf(found), answers, entries, mails } };
  }

  const wholeNow = async (request: FastifyRequest) => whole(request, await submissionAsked(request));

  const filterOf = (staff: Staff, given: ReturnType<typeof csvQuery.read>): InboxFilter => ({
    siteIds: requestedSites(given.site_id, staff),
    form: given.form,
    forms: formsOf(staff),
    keepsUnknown: holds(staff.views, EVERYTHING),
    state: given.state,
    assignee: given.assignee === 'me' ? staff.id : given.assignee === 'nobody' ? null : given.assignee,
    words: given.searchterm,
  });

  /** Who may look after what came to a site. */
  const assigneesOf = async (siteId: number) =>
    (await findEnabled(db))
      .filter(
        ({ rights: { permissions, siteIds } }) =>
          formPermissions.some((one) => holds(permissions, one)) &&
          (siteIds === 'all' || siteIds.includes(siteId)),
      )
      .map(({ id, name }) => ({ id, name }));

  routes.get('/', { config, schema: { querystring: listQuery.schema } }, async (request) => {
    const given = listQuery.read(request);
    const page = pagingOf(given);
    const { data, total } = await listSubmissions(db, filterOf(staffOf(request), given), page);
    return { data: data.map(lineOf), meta: { total, ...page } };
  });

  routes.get('/export', { config, schema: { querystring: csvQuery.schema } }, async (request, reply) => {
    const staff = staffOf(request);
    const filter = filterOf(staff, csvQuery.read(request));
    const rows = await countSubmissions(db, filter);
    await recordAuditEntry(db, request, {
      action: 'inbox-exported',
      actor: actorOf(staff),
      subject: 'CSV',
      detail: { rows, ...(filter.form && { form: filter.form }) },
    });
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="inbox.csv"')
      .send(inboxCsv(db, filter, requestLanguage(request)));
  });

  const assignees = { config, schema: { querystring: assigneeQuery.schema } };
  routes.get('/assignees', assignees, async (request) => {
    const { site_id } = assigneeQuery.read(request);
    if (!mayAccessSite(staffOf(request), site_id)) throw new NotFound('There is no such site.');
    return { data: await assigneesOf(site_id) };
  });

  const personOf = (request: FastifyRequest, email: string): AskedPerson => {
    const staff = staffOf(request);
    const held = isReadRequest(request) ? staff.views : staff.permissions;
    const withAgents = staff.siteIds === 'all' && holds(held, 'manage agents');
    return { email, siteIds: requestedSites(undefined, staff), withAgents };
  };

  /** The address of the query, and the sites at which its data are looked for. */
  const personAsked = (request: FastifyRequest) =>
    personOf(request, readAddress(personQuery.read(request).email));
  const ofPerson = { config: ofEverything, schema: { querystring: personQuery.schema } };

  routes.get('/person', ofPerson, async (request) => {
    return { data: await personData(db, personAsked(request)) };
  });

  routes.get('/person/export', ofPerson, async (request, reply) => {
    const asked = personAsked(request);
    const { email } = asked;
    const data = await personData(db, asked);
    await recordAuditEntry(db, request, {
      action: 'person-exported',
      actor: actorOf(staffOf(request)),
      subject: maskedAddress(email),
      detail: { rows: countOf(data) },
    });
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="person.json"')
      .send(JSON.stringify(data, null, 2));
  });

  routes.post(
    '/person/erase',
    { config: ofEverything, schema: bodySchema(personFields) },
    async (request) => {
      const email = readAddress(parseBody(request, personFields).email);
      const staff = staffOf(request);
      const rows = await erasePerson(db, personOf(request, email));
      await recordAuditEntry(db, request, {
        action: 'person-erased',
        actor: actorOf(staff),
        subject: maskedAddress(email),
        detail: { rows },
      });
      return { data: { erased: rows } };
    },
  );

  routes.get('/:id', { config }, wholeNow);

  routes.put('/:id', { config, schema: bodySchema(changeFields) }, async (request) => {
    const found = await submissionAsked(request);
    const body = parseVersionedBody(request, changeFields);
    const isAssigned = Object.hasOwn(request.body as object, 'assignee');
    const assignee =
      isAssigned && body.assignee
        ? (await assigneesOf(found.site_id)).find(({ id }) => id === body.assignee)
        : null;
    if (isAssigned && body.assignee && !assignee) {
      throw new ValidationFailed([{ path: 'assignee', code: 'missing', detail: body.assignee }]);
    }
    await changeSubmission(db, found.id, actorOf(staffOf(request)), {
      version: body.version,
      ...(body.state && { state: body.state }),
      ...(isAssigned && { assignee: assignee ?? null }),
    });
    return wholeNow(request);
  });

  routes.post('/:id/notes', { config, schema: bodySchema(noteFields) }, async (request) => {
    const { id } = await submissionAsked(request);
    await addNote(db, id, actorOf(staffOf(request)), parseBody(request, noteFields).text);
    return wholeNow(request);
  });

  routes.post('/:id/replies', { config, schema: bodySchema(replyFields) }, async (request) => {
    const found = await submissionAsked(request);
    const { text: answer, version } = parseVersionedBody(request, replyFields);
    const site = await findRecord(db, contentTypes.site, found.site_id);
    if (!site) throw new NotFound('There is no such site.');
    const actor = actorOf(staffOf(request));
    await replyTo(db, found, actor, { text: answer, version, site: mailingSite(site, found.form) });
    await recordAuditEntry(db, request, {
      action: 'submission-answered',
      actor,
      subject: maskedAddress(found.email),
      detail: { form: found.form },
    });
    outbox.wake();
    return wholeNow(request);
  });

  routes.post('/:id/retry', { config }, async (request) => {
    const { id } = await submissionAsked(request);
    if ((await retryMails(db, id)) > 0) outbox.wake();
    return wholeNow(request);
  });

  routes.delete('/:id', { config }, async (request, reply) => {
    const { id, email, form } = await submissionAsked(request);
    await deleteSubmission(db, id);
    await recordAuditEntry(db, request, {
      action: 'submission-deleted',
      actor: actorOf(staffOf(request)),
      subject: maskedAddress(email),
      detail: { form },
    });
    return reply.code(204).send();
  });
}

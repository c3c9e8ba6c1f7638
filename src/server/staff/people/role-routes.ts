import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { boolean, choices, integer, text } from '../../../domain/fields/index.ts';
import { languages } from '../../../domain/language.ts';
import { permissions } from '../../../domain/staff/permission.ts';
import { lacked, type Role, rightsOfRoles } from '../../../domain/staff/role.ts';
import { pathNumber } from '../../http/path.ts';
import { Conflict, NotFound, ValidationFailed, VersionMissing } from '../../http/errors.ts';
import type { Queries } from '../../content/store/repository.ts';
import { actorOf, type Staff, staffOf } from '../../http/staff.ts';
import { role, staffUserRole } from '../../database/staff-schema.ts';
import { pagingOf, pagingParameters } from '../../http/paging.ts';
import { requireVersion, versionOfRemoval } from '../../http/version.ts';
import { defineQuery } from '../../http/query.ts';
import { isReadRequest } from '../../plugins/is-read-request.ts';
import { sendProblem } from '../../plugins/problem.ts';
import { recordAuditEntry } from '../audit/audit.ts';
import { bodySchema, parseBody } from '../body.ts';
import type { StaffContext } from '../staff-context.ts';
import { keepingAdministrator } from './rights.ts';

const roleFields = {
  name: text({ label: 'Name', es: 'Nombre', required: true, maxLength: 80 }),
  name_es: text({ label: 'Name in Spanish', es: 'Nombre en español', maxLength: 80 }),
  description: text({ label: 'Description', es: 'Descripción', maxLength: 300 }),
  description_es: text({ label: 'Description in Spanish', es: 'Descripción en español', maxLength: 300 }),
  permissions: choices({ label: 'Permissions', es: 'Permisos', required: true, options: permissions }),
  may_change: boolean({ label: 'May change', es: 'Puede modificar' }),
  may_publish: boolean({ label: 'May publish', es: 'Puede publicar' }),
  words_only_in: choices({ label: 'Words alone, in', es: 'Solo los textos, en', options: languages }),
};
const changeFields = {
  ...roleFields,
  version: integer({ label: 'Version', es: 'Versión', required: true, min: 1 }),
};

type Row = typeof role.$inferSelect;

/** The part of a role that audit entries contain. */
const factsOf = ({
  name,
  permissions: held,
  may_change,
  may_publish,
  words_only_in,
}: Pick<Row, 'name' | 'permissions' | 'may_change' | 'may_publish' | 'words_only_in'>) => ({
  name,
  permissions: held,
  may_change,
  may_publish,
  words_only_in,
});

const ALL_SITES = 'A role holds on every site, so changing one needs all of them.';

async function findRoles(db: Queries): Promise<(Row & { people: number })[]> {
  return db
    .select({
      id: role.id,
      version: role.version,
      name: role.name,
      name_es: role.name_es,
      description: role.description,
      description_es: role.description_es,
      permissions: role.permissions,
      may_change: role.may_change,
      may_publish: role.may_publish,
      words_only_in: role.words_only_in,
      created_at: role.created_at,
      updated_at: role.updated_at,
      people: sql<number>`(select count(*)::int from ${staffUserRole} where ${staffUserRole.role_id} = ${role.id})`,
    })
    .from(role)
    .orderBy(role.id);
}

/**
 * Throws ValidationFailed where somebody would add to a role, or remove from it, rights that they lack
 * themselves.
 */
function acceptRole(staff: Staff, ...versions: readonly Role[]): void {
  const lacking = [...new Set(versions.flatMap((one) => lacked(staff, rightsOfRoles([one]))))];
  if (lacking.length > 0) {
    throw new ValidationFailed([
      { path: 'permissions', code: 'not-yours-to-give', detail: lacking.join(', ') },
    ]);
  }
}

/** Turns a violation of the unique index on names into a validation issue. */
async function asNameConflict<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { constraint } = ((error as Error).cause ?? {}) as { constraint?: string };
    if (constraint === 'role_name_taken') throw new ValidationFailed([{ path: 'name', code: 'taken' }]);
    throw error;
  }
}

const listQuery = defineQuery(pagingParameters);

/** Roles: visible to user managers, changed by those of them who have all sites. */
export function roleRoutes(routes: FastifyInstance, context: StaffContext): void {
  const { db } = context;
  const config = { permission: 'manage users' } as const;

  async function roleAsked(request: FastifyRequest, tx: Queries = db) {
    const id = pathNumber(request, 'id');
    const found = (await findRoles(tx)).find((one) => one.id === id);
    if (!found) throw new NotFound('There is no such role.');
    return found;
  }

  routes.addHook('preHandler', async (request: FastifyRequest, reply: FastifyReply) => {
    if (isReadRequest(request) || staffOf(request).siteIds === 'all') return undefined;
    return sendProblem(reply, 403, { detail: ALL_SITES });
  });

  routes.get('/', { config, schema: { querystring: listQuery.schema } }, async (request) => {
    const { page, pageSize } = pagingOf(listQuery.read(request));
    const roles = await findRoles(db);
    const data = roles.slice((page - 1) * pageSize, page * pageSize);
    return { data, meta: { total: roles.length, page, pageSize } };
  });
  routes.get('/:id', { config }, async (request) => ({ data: await roleAsked(request) }));

  routes.post('/', { config, schema: bodySchema(roleFields) }, async (request, reply) => {
    const staff = staffOf(request);
    const body = parseBody(request, roleFields, { may_change: true, may_publish: true });
    acceptRole(staff, body);
    const [made] = await asNameConflict(() => db.insert(role).values(body).returning());
    await recordAuditEntry(db, request, {
      action: 'role-created',
      actor: actorOf(staff),
      subject: body.name,
      detail: { permissions: body.permissions },
    });
    return reply.code(201).send({ data: { ...made!, people: 0 } });
  });

  routes.put('/:id', { config, schema: bodySchema(changeFields) }, async (request) => {
    const staff = staffOf(request);
    const data = await asNameConflict(() =>
      keepingAdministrator(db, 'permissions', async (tx) => {
        const before = await roleAsked(request, tx);
        const { id, name, name_es, description, description_es, may_change, may_publish, words_only_in } =
          before;
        requireVersion(request.body);
        const { version, ...body } = parseBody(request, changeFields, {
          name,
          name_es,
          description,
          description_es,
          may_change,
          may_publish,
          words_only_in,
          permissions: permissions.filter((one) => before.permissions.includes(one)),
        });
        if (version !== before.version) throw new Conflict(before);
        acceptRole(staff, before, body);
        await tx
          .update(role)
          .set({ ...body, version: version + 1, updated_at: sql`now()` })
          .where(eq(role.id, id));
        await recordAuditEntry(tx, request, {
          action: 'role-changed',
          actor: actorOf(staff),
          subject: body.name,
          detail: {
            before: factsOf(before),
            after: factsOf(body),
          },
        });
        return roleAsked(request, tx);
      }),
    );
    return { data };
  });

  routes.delete('/:id', { config }, async (request) => {
    const staff = staffOf(request);
    return keepingAdministrator(db, 'id', async (tx) => {
      const before = await roleAsked(request, tx);
      acceptRole(staff, before);
      const version = versionOfRemoval(request);
      if (version === undefined) throw new VersionMissing();
      if (version !== before.version) throw new Conflict(before);
      if (before.people > 0) throw new Conflict(before, 'People still have this role.');
      await tx.delete(role).where(eq(role.id, before.id));
      await recordAuditEntry(tx, request, {
        action: 'role-deleted',
        actor: actorOf(staff),
        subject: before.name,
      });
      return { data: before };
    });
  });
}

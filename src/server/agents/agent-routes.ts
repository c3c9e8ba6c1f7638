import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { agentStates } from '../../domain/agents/agent-state.ts';
import { choice, text } from '../../domain/fields/index.ts';
import type { Database } from '../content/store/repository.ts';
import type { CacheRegistry } from '../delivery/cache-registry.ts';
import { maskedAddress } from '../forms/person-data.ts';
import { NotFound } from '../http/errors.ts';
import { pagingOf, pagingParameters } from '../http/paging.ts';
import { choiceParameter, textParameter } from '../http/parameter.ts';
import { pathId } from '../http/path.ts';
import { defineQuery } from '../http/query.ts';
import { actorOf, staffOf } from '../http/staff.ts';
import type { Outbox } from '../mail/outbox.ts';
import { sendProblem } from '../plugins/problem.ts';
import { recordAuditEntry } from '../staff/audit/audit.ts';
import { bodySchema, parseVersionedBody } from '../staff/body.ts';
import { agentForStaff, agentsWithNumber, decideAgent, findAgent, listAgents } from './agents.ts';
import { bookingSums, paymentsOfAgent } from './bookings/bookings.ts';
import { groupSite } from './group-site.ts';

/** Travel agents as staff look after them, below `/api/devise/agents`. */

export interface AgentStaffParts {
  readonly db: Database;
  readonly registry: CacheRegistry;
  readonly outbox: Outbox;
  readonly publicOrigin: string | undefined;
}

export const MANAGES_AGENTS = { permission: 'manage agents' } as const;

const listQuery = defineQuery({
  ...pagingParameters,
  state: choiceParameter({ options: agentStates }),
  searchterm: textParameter({ description: 'Words of name, agency, place, number or address.' }),
});

const decisionFields = {
  state: choice({
    label: 'Decision',
    es: 'Decisión',
    required: true,
    options: agentStates.filter((one) => one !== 'waiting'),
  }),
  reason: text({ label: 'What we write to it', es: 'Lo que escribimos', maxLength: 1000 }),
};

/** Travel agents belong to the whole group, as brands do: whoever works on a few sites does not look after them. */
async function requireEverySite(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  if (staffOf(request).siteIds === 'all') return undefined;
  return sendProblem(reply, 403, { detail: "This needs the permission 'manage agents' on every site." });
}

export function agentStaffRoutes(routes: FastifyInstance, parts: AgentStaffParts): void {
  const { db, outbox } = parts;
  const config = MANAGES_AGENTS;
  routes.addHook('preHandler', requireEverySite);

  const agentAsked = async (request: FastifyRequest) => {
    const found = await findAgent(db, pathId(request, 'id'));
    if (!found) throw new NotFound('There is no such agent.');
    return found;
  };

  async function whole(request: FastifyRequest) {
    const found = await agentAsked(request);
    const [others, sums, payments] = await Promise.all([
      agentsWithNumber(db, found),
      bookingSums(db, { agentId: found.id }),
      paymentsOfAgent(db, found.id),
    ]);
    return { data: { ...agentForStaff(found), others, sums, payments } };
  }

  routes.get('/', { config, schema: { querystring: listQuery.schema } }, async (request) => {
    const { state, searchterm, ...given } = listQuery.read(request);
    const page = pagingOf(given);
    const { data, total } = await listAgents(db, { state, words: searchterm }, page);
    return { data, meta: { total, ...page } };
  });

  routes.get('/summary', { config }, async (request) => {
    const [waiting, sums, { resorts, today }] = await Promise.all([
      listAgents(db, { state: 'waiting' }, { page: 1, pageSize: 1 }),
      bookingSums(db, {}),
      groupSite(request, parts),
    ]);
    return { data: { waiting: waiting.total, sums, resorts, today } };
  });

  routes.get('/:id', { config }, whole);

  routes.put('/:id', { config, schema: bodySchema(decisionFields) }, async (request) => {
    const found = await agentAsked(request);
    const { version, state, reason } = parseVersionedBody(request, decisionFields);
    const { from } = await groupSite(request, parts);
    const actor = actorOf(staffOf(request));
    await decideAgent(db, found.id, { version, state, reason, actorName: actor.name }, from);
    await recordAuditEntry(db, request, {
      action: state === 'approved' ? 'agent-approved' : 'agent-declined',
      actor,
      subject: maskedAddress(found.email),
    });
    outbox.wake();
    return whole(request);
  });
}

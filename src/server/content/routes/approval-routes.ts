import type { FastifyInstance } from 'fastify';
import { requestedVersion } from '../../http/version.ts';
import { booleanParameter, choiceParameter, numberParameter } from '../../http/parameter.ts';
import { pagingOf, pagingParameters } from '../../http/paging.ts';
import { defineQuery } from '../../http/query.ts';
import { requestedSites, requirePermission, staffOf } from '../../http/staff.ts';
import { idParams, pathNumber } from '../../http/path.ts';
import { approvalOutcomes, listApprovals } from '../publication/approval-list.ts';
import { approve, sendBack } from '../publication/approvals.ts';
import { readText } from '../publication/requested-publication.ts';
import { keepCopiesInStep } from '../copies/keep-in-step.ts';
import { followAfterWrites } from './copy-routes.ts';
import type { RouteContext } from './route-context.ts';

const listQuery = defineQuery({
  ...pagingParameters,
  outcome: choiceParameter({ options: approvalOutcomes, default: 'waiting' }),
  site_id: numberParameter({ description: 'Only records of this site and of the group.' }),
  mine: booleanParameter({
    description: 'Only what one decides about oneself; of what was sent back, what one sent oneself.',
  }),
});

const comment = {
  type: 'string',
  maxLength: 1000,
  description: 'What is to be changed before it is published.',
};

const version = {
  type: 'integer',
  description: '`revision` of the approval as it was looked at. 409 where another one waits meanwhile.',
};

/** What waits for approval, and the decision. Who may decide is settled by the record's type and site. */
export function approvalRoutes(
  app: FastifyInstance,
  { db, identify }: Pick<RouteContext, 'db' | 'identify'>,
): void {
  app.addHook('onRequest', requirePermission(identify, 'signed-in'));
  const tags = ['approvals'];

  app.get(
    '/approvals',
    { schema: { tags, summary: 'What waits for approval, newest first', querystring: listQuery.schema } },
    async (request) => {
      const { outcome = 'waiting', site_id, mine = false, ...paging } = listQuery.read(request);
      const staff = staffOf(request);
      return listApprovals(db, staff, {
        ...pagingOf(paging),
        outcome,
        isMine: mine,
        siteIds: requestedSites(site_id, staff),
      });
    },
  );

  followAfterWrites(app, () => keepCopiesInStep(db));

  app.post(
    '/approvals/:id/approve',
    {
      schema: {
        tags,
        summary: 'Publish what was asked for',
        params: idParams,
        body: { type: 'object', properties: { version }, required: ['version'] },
      },
    },
    async (request) => {
      const approving = { id: pathNumber(request, 'id'), version: requestedVersion(request.body) };
      return { data: await approve(db, { ...approving, staff: staffOf(request) }) };
    },
  );

  app.post(
    '/approvals/:id/send-back',
    {
      schema: {
        tags,
        summary: 'Send it back with a comment',
        params: idParams,
        body: { type: 'object', properties: { comment }, required: ['comment'] },
      },
    },
    async (request) => {
      const said = readText(request.body, 'comment', true);
      return { data: await sendBack(db, pathNumber(request, 'id'), staffOf(request), said!) };
    },
  );
}

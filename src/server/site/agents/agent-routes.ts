import type { FastifyInstance } from 'fastify';
import { languages } from '../../../domain/language.ts';
import { findAgentPath } from '../../../domain/site/agent-paths.ts';
import { readSitePath } from '../../../domain/site/site-sections.ts';
import { agentSessions } from '../../agents/account/agent-session.ts';
import { hijackAfter } from '../../hub/api-routes.ts';
import { sendProblem } from '../../plugins/problem.ts';
import type { FormPostParts } from '../forms/form-posts.ts';
import { isFromHere, postedFields, takePostedForms } from '../forms/posted-body.ts';
import { formTaker } from '../forms/take-form.ts';
import { openSite } from '../open-site.ts';
import type { AgentParts } from './agent-parts.ts';
import { areaRoutes } from './area-routes.ts';
import { doorRoutes } from './door-routes.ts';
import { agentFinder, type AgentFinder } from './finder.ts';

/** Everything of travel agents on the public site. The finder answers the addresses of pages, which `sitePages` finds. */
export function agentRoutes(
  app: FastifyInstance,
  parts: FormPostParts & Pick<AgentParts, 'otherwise' | 'opensDemo' | 'passwordCost'>,
): AgentFinder {
  const taker = formTaker(app, parts);
  const finder = agentFinder(parts, taker);
  app.register(async (scope) => {
    takePostedForms(scope);
    const own: AgentParts = { ...parts, taker, sessions: agentSessions(parts.db, parts.passwordCost) };
    doorRoutes(scope, own);
    areaRoutes(scope, own);
    for (const language of languages) {
      scope.post(findAgentPath(language, ':slug'), { schema: { hide: true } }, async (request, reply) => {
        const open = await openSite(request, parts);
        if (!open?.visit.site.isDefault) return sendProblem(reply, 404);
        if (!isFromHere(request)) {
          return sendProblem(reply, 403, { detail: 'A form is sent from its own page.' });
        }
        const path = readSitePath(request.url.split('?', 1)[0]!);
        const answer = await finder.post(open, path, postedFields(request), request);
        if (answer === 'missing') return sendProblem(reply, 404, { detail: 'There is no such agent.' });
        if ('to' in answer) {
          reply.header('cache-control', 'no-store');
          return reply.redirect(answer.to, 303);
        }
        return hijackAfter(reply, Promise.resolve(answer.write(request.raw, reply.raw)));
      });
    }
  });
  return finder;
}

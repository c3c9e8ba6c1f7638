import type { FastifyInstance } from 'fastify';
import { requirePermission, type IdentifyStaff, type Rule, grantedRule } from '../http/staff.ts';
import { sendProblem } from '../plugins/problem.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Who may call this staff route. A route without it, and without `requirePermission`, is closed to
     * everybody.
     */
    permission?: Rule;
  }
}

/** Checks the access rule of each staff route before its handler runs. */
export function enforceRules(app: FastifyInstance, identify: IdentifyStaff): void {
  app.addHook('onRequest', async (request, reply) => {
    const rule = request.routeOptions.config.permission;
    if (rule === undefined || rule === 'anyone') return undefined;
    return requirePermission(identify, rule)(request, reply);
  });
  app.addHook('preHandler', async (request, reply) => {
    if (request.routeOptions.config.permission === 'anyone' || grantedRule(request)) return undefined;
    return sendProblem(reply, 403, { detail: 'Nobody may ask this: it has no rule.' });
  });
}

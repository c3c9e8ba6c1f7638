import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** The apps of all routes that are built on demand; builds those that are not. */
    appsOnDemand(): Promise<readonly FastifyInstance[]>;
  }
}

interface Group {
  readonly Params: { readonly group: string };
}

/** Groups of routes that no process needs all of: what is below `<prefix>/<group>` is an app of its own. */
interface RoutesOnDemand {
  readonly prefix: string;
  readonly groups: readonly string[];
  /** Builds the app with the routes of a group at their full addresses; it need not be ready. */
  build(group: string): Promise<FastifyInstance>;
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * Answers requests to each group by its app, which is built with the first of them and closed with `app`. Hooks of `app`
 * itself run before; those of a scope do not, so the groups' apps have their own.
 */
export function routesOnDemand(app: FastifyInstance, { prefix, groups, build }: RoutesOnDemand): void {
  const built = new Map<string, Promise<FastifyInstance>>();

  async function buildReady(group: string): Promise<FastifyInstance> {
    const made = await build(group);
    await made.ready();
    return made;
  }

  function appOf(group: string): Promise<FastifyInstance> {
    const known = built.get(group);
    if (known) return known;
    const made = buildReady(group);
    built.set(group, made);
    // The next request tries again.
    made.catch(() => built.delete(group));
    return made;
  }

  async function forward(request: FastifyRequest<Group>, reply: FastifyReply): Promise<void> {
    const made = await appOf(request.params.group);
    reply.hijack();
    made.routing(request.raw, reply.raw);
  }

  // By their names: a route for every name would take the addresses of other routes whose last part is too long.
  const below = `${prefix}/:group(^(?:${groups.join('|')})$)`;
  for (const url of [below, `${below}/*`]) {
    app.route<Group>({
      method: METHODS,
      url,
      schema: { hide: true },
      // Before the body is read: the group's app reads it.
      onRequest: forward,
      handler: (_request, reply) => reply.callNotFound(),
    });
  }
  app.addHook('onClose', async () => {
    for (const made of await Promise.allSettled(built.values())) {
      if (made.status === 'fulfilled') await made.value.close();
    }
  });
  app.decorate('appsOnDemand', () => Promise.all(groups.map(appOf)));
}

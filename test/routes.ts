import type { FastifyInstance } from 'fastify';

export interface Route {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** '/api/devise/menus/:id/revisions' */
  readonly path: string;
}

function registeredOn(app: FastifyInstance): Route[] {
  const above: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent, part, methods] = /^([\s│]*)[├└]── (\S+)(?: \((.*)\))?$/.exec(line) ?? [];
      if (indent === undefined) return [];
      const depth = indent.length / 4;
      above.splice(depth, above.length, part!);
      const path = above.join('').replaceAll(/\/+/g, '/');
      return (methods?.split(', ') ?? []).map((method) => ({ method: method as Route['method'], path }));
    });
}

/** Every route as it is registered, so that a new one cannot be forgotten, also of apps that are built on demand. */
export async function routesOf(app: FastifyInstance): Promise<Route[]> {
  const own = registeredOn(app).filter(({ path }) => !path.includes(':group('));
  return [...own, ...(await app.appsOnDemand()).flatMap(registeredOn)];
}

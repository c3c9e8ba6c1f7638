import type { FastifyInstance } from 'fastify';

export interface StaffRoute {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below /api/devise: 'menus/:id/revisions'. */
  readonly path: string;
}

/** Every route of the staff half as it is registered, so that a new one cannot be forgotten. */
export function staffRoutesOf(app: FastifyInstance): StaffRoute[] {
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
      if (!path.startsWith('/api/devise/')) return [];
      return (methods?.split(', ') ?? []).map((method) => ({
        method: method as StaffRoute['method'],
        path: path.slice('/api/devise/'.length),
      }));
    });
}

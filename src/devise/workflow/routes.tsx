import type { RouteObject } from 'react-router';
import { typeHeads } from '../../content/heads.ts';

/**
 * One route for each type that staff keep step by step. What stands after the screen's name says the step, and
 * src/domain/workflow reads it: a new step is no new route.
 */
export const workflowRoutes: RouteObject[] = Object.values(typeHeads)
  .filter(({ hasWorkflow }) => hasWorkflow)
  .map((head) => ({
    path: `${head.screen ?? head.path}/*`,
    lazy: async () => {
      const [{ Workflow }, { contentTypes }] = await Promise.all([
        import('./workflow.tsx'),
        import('../../content/index.ts'),
      ]);
      return { element: <Workflow key={head.name} type={contentTypes[head.name]} /> };
    },
  }));

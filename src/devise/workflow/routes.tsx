import type { RouteObject } from 'react-router';
import { allContentTypes } from '../../content/index.ts';

/**
 * One route for each type that staff keep step by step. What stands after the screen's name says the step, and
 * src/domain/workflow reads it: a new step is no new route.
 */
export const workflowRoutes: RouteObject[] = allContentTypes
  .filter((type) => type.workflow)
  .map((type) => ({
    path: `${type.screen ?? type.path}/*`,
    lazy: async () => {
      const { Workflow } = await import('./workflow.tsx');
      return { element: <Workflow key={type.name} type={type} /> };
    },
  }));

import { createBrowserRouter, redirect, type RouteObject } from 'react-router';
import { FetchFailed } from '../web/fetch.ts';
import { queries } from './queries.ts';
import { PeopleOnly } from './screens/people-only.tsx';
import { sessionQuery } from './session.tsx';
import { AppShell } from './shell/app-shell.tsx';
import { LoadingScreen } from './shell/loading-screen.tsx';
import { PageFailed } from './shell/page/page-failed.tsx';
import { signInAddress } from './sign-in/sign-in-address.ts';
import { SignInFrame } from './sign-in/sign-in-frame.tsx';
import { workflowRoutes } from './workflow/routes.tsx';

/** Loads the session for the pages below it; without one it redirects to sign-in, which leads back here. */
async function loadSession({ request }: { request: Request }): Promise<Response | null> {
  try {
    await queries.query({ ...sessionQuery, staleTime: 'static' });
    return null;
  } catch (failed) {
    if (failed instanceof FetchFailed && failed.status === 401) return redirect(signInAddress(request.url));
    throw failed;
  }
}

/** A screen in a chunk of its own; the file exports `Component`. */
const screen = (path: string, lazy: () => Promise<{ Component: React.ComponentType }>): RouteObject => ({
  path,
  lazy,
});

const unsigned: RouteObject = {
  Component: SignInFrame,
  ErrorBoundary: PageFailed,
  children: [
    screen('sign-in', () => import('./sign-in/sign-in-page.tsx')),
    screen('forgot-password', () => import('./sign-in/forgot-password-page.tsx')),
    screen('reset-password', () => import('./sign-in/reset-password-page.tsx')),
    screen('invitation', () => import('./sign-in/invitation-page.tsx')),
  ],
};

const signedIn: RouteObject = {
  Component: AppShell,
  loader: loadSession,
  // The session is loaded once; when it ends later, the next API call opens the sign-in dialog.
  shouldRevalidate: () => false,
  ErrorBoundary: PageFailed,
  children: [
    {
      // Inside the app shell, so that navigation still works on a page that fails.
      ErrorBoundary: PageFailed,
      children: [
        { index: true, lazy: () => import('./screens/home-page.tsx') },
        screen('settings', () => import('./screens/settings-page.tsx')),
        {
          Component: PeopleOnly,
          children: [
            screen('users', () => import('./screens/users/users-page.tsx')),
            screen('users/invite', () => import('./screens/users/invite-page.tsx')),
            screen('users/:id/edit', () => import('./screens/users/user-page.tsx')),
            screen('user-roles', () => import('./screens/roles/roles-page.tsx')),
            screen('user-roles/:id', () => import('./screens/roles/role-page.tsx')),
            screen('audit', () => import('./screens/audit/audit-page.tsx')),
          ],
        },
        screen('inbox', () => import('./screens/inbox/inbox-page.tsx')),
        screen('inbox/person', () => import('./screens/inbox/person-page.tsx')),
        screen('newsletter', () => import('./screens/inbox/newsletter-page.tsx')),
        screen('mails', () => import('./screens/mails/mails-page.tsx')),
        screen('mails/:name', () => import('./screens/mails/mail-page.tsx')),
        screen('inbox/:id', () => import('./screens/inbox/submission-page.tsx')),
        screen('agents', () => import('./screens/agents/start-page.tsx')),
        screen('agents/list', () => import('./screens/agents/agents-page.tsx')),
        screen('agents/:id', () => import('./screens/agents/agent-page.tsx')),
        screen('agent-bookings', () => import('./screens/agents/bookings-page.tsx')),
        screen('agent-stays', () => import('./screens/agents/stays-page.tsx')),
        screen('agent-rules', () => import('./screens/agents/rules-page.tsx')),
        screen('route-cache/refresh', () => import('./screens/redirects/refresh-page.tsx')),
        screen('missing-addresses', () => import('./screens/redirects/missing-page.tsx')),
        screen('redirect-file', () => import('./screens/redirects/file-page.tsx')),
        screen('booking-codes', () => import('./screens/booking-codes/simulator-page.tsx')),
        screen('menu-prices/:id', () => import('./screens/today/prices-page.tsx')),
        screen('approvals/:id', () => import('./screens/approval/approval-page.tsx')),
        screen('translations', () => import('./screens/translations/translations-page.tsx')),
        screen('translations/:path/:id', () => import('./screens/translations/workbench-page.tsx')),
        screen('account', () => import('./screens/account/account-page.tsx')),
        ...workflowRoutes,
        screen('*', () => import('./screens/not-found-page.tsx')),
      ],
    },
  ],
};

export const router = createBrowserRouter(
  [{ HydrateFallback: LoadingScreen, children: [unsigned, signedIn] }],
  {
    basename: '/devise',
  },
);

import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router/dom';
import { lazyPart } from '../web/lazy-part.tsx';
import { Optional } from '../web/optional.tsx';
import { queries } from './queries.ts';
import { router } from './router.tsx';
import { StaffLanguageProvider } from './staff-language.tsx';
import { cssVariables, theme } from './theme.ts';

/** Loaded in parallel to the first screen; toasts until then are queued in the library's store. */
const Toasts = lazyPart('messages', () => import('./shell/toasts.tsx'));

export const App = () => (
  <QueryClientProvider client={queries}>
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      <StaffLanguageProvider>
        <RouterProvider router={router} />
        <Optional>
          <Toasts />
        </Optional>
      </StaffLanguageProvider>
    </MantineProvider>
  </QueryClientProvider>
);

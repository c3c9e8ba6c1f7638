import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router/dom';
import { queries } from './queries.ts';
import { router } from './router.tsx';
import { Messages } from './shell/messages.tsx';
import { StaffLanguageProvider } from './staff-language.tsx';
import { cssVariables, theme } from './theme.ts';

export const App = () => (
  <QueryClientProvider client={queries}>
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      <StaffLanguageProvider>
        <RouterProvider router={router} />
        <Messages />
      </StaffLanguageProvider>
    </MantineProvider>
  </QueryClientProvider>
);

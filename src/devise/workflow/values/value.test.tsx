import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { rootForEachTest } from '../../../../test/drawn-in-dom.tsx';
import { contentTypes } from '../../../content/index.ts';
import { StaffLanguageProvider } from '../../staff-language.tsx';
import { Value } from './value.tsx';

const drawn = rootForEachTest();

it('a number in an entry says what it is', async () => {
  const version = {
    version_name: 'Standing',
    start_date: '2026-11-21T00:00',
    end_date: '2026-12-21T00:00',
    audience: 'Everyone',
    priority: 3,
    pages: [],
    title: null,
    image: null,
    percent_off: 20,
    code: 'SLOW',
  };
  await drawn(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider>
        <StaffLanguageProvider>
          <Value field={contentTypes.special.fields.versions} value={version} isEntry />
        </StaffLanguageProvider>
      </MantineProvider>
    </QueryClientProvider>,
  );
  const said = document.querySelector('[class*="entry"]')!.textContent;
  expect(said).toContain('Priority: 3 · Percent off: 20% · SLOW');
});

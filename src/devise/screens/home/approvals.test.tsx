import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { rootForEachTest } from '../../../../test/drawn-in-dom.tsx';
import { WAIT } from '../../../../test/wait.ts';
import { queryKeys } from '../../query-keys.ts';
import { SiteViewProvider } from '../../site-view.tsx';
import { StaffLanguageProvider } from '../../staff-language.tsx';
import Approvals from './approvals.tsx';

const drawn = rootForEachTest();

const asked = (id: number, site_id: number | null, name: string) => ({
  id,
  type: 'event',
  record_id: id,
  site_id,
  name,
  languages: ['es'],
  note: null,
  asked_by_name: 'Itzel',
  asked_at: '2026-11-29T09:00:00Z',
});

it('what waits at every property is listed, that of the property in view first, others with its name', async () => {
  const waiting = [asked(1, 15, 'Kayak'), asked(2, 1, 'Yoga'), asked(3, null, 'Brand')];
  const answered = (path: string) => Response.json({ data: path.includes('=waiting') ? waiting : [] });
  const fetched = vi.fn<(path: string) => Promise<Response>>((path) => Promise.resolve(answered(path)));
  vi.stubGlobal('fetch', fetched);
  const queries = new QueryClient();
  const sites = [
    { id: 1, name: 'Posada' },
    { id: 15, name: 'Casa Marea' },
  ];
  queries.setQueryData(queryKeys.session, { user: {}, sites });
  await drawn(
    <QueryClientProvider client={queries}>
      <MantineProvider>
        <StaffLanguageProvider>
          <SiteViewProvider noSite="No property">
            <MemoryRouter>
              <Approvals />
            </MemoryRouter>
          </SiteViewProvider>
        </StaffLanguageProvider>
      </MantineProvider>
    </QueryClientProvider>,
  );
  const rows = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent);
  await vi.waitFor(() => expect(rows()).toHaveLength(3), WAIT);
  expect(rows()).toEqual([
    expect.stringMatching(/^Yogaevent · /),
    expect.stringMatching(/^KayakCasa Marea · event · /),
    expect.stringMatching(/^Brandevent · /),
  ]);
  expect(fetched.mock.calls.map(([path]) => path).filter((path) => path.includes('site_id'))).toEqual([]);
});

import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { rootForEachTest } from '../../../../test/drawn-in-dom.tsx';
import { queryKeys } from '../../query-keys.ts';
import { StaffLanguageProvider } from '../../staff-language.tsx';
import { Component } from './simulator-page.tsx';

const drawn = rootForEachTest();

/** Draws the screen at an address; which simulations it asks for. */
async function drawnAt(query: string): Promise<string[]> {
  const fetched = vi.fn<(path: string) => Promise<Response>>(() => new Promise(() => {}));
  vi.stubGlobal('fetch', fetched);
  const queries = new QueryClient();
  const user = {
    permissions_list: ['manage bct'],
    views_list: ['manage bct'],
    words_list: {},
    publish_list: [],
    site_ids: 'all',
  };
  queries.setQueryData(queryKeys.session, { user, sites: [] });
  await drawn(
    <QueryClientProvider client={queries}>
      <MantineProvider>
        <StaffLanguageProvider>
          <MemoryRouter initialEntries={[`/?${query}`]}>
            <Component />
          </MemoryRouter>
        </StaffLanguageProvider>
      </MantineProvider>
    </QueryClientProvider>,
  );
  return fetched.mock.calls.map(([path]) => path).filter((path) => path.includes('simulation'));
}

it('a place that is none is named at its field, and nothing is tried for it', async () => {
  expect(await drawnAt('resort=marea&place=Jalisco')).toEqual([]);
  const place = document.querySelector<HTMLInputElement>('input[value="Jalisco"]')!;
  expect(place.getAttribute('aria-invalid')).toBe('true');
  expect(document.body.textContent).toContain('“Jalisco” is no country and no region.');
});

it('a place is tried however it is written', async () => {
  expect(await drawnAt('resort=marea&place=mx-jal')).toEqual([
    '/api/devise/booking-code-triggers/simulation?resort=marea&place=mx-jal',
  ]);
});

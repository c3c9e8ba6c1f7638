import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rootForEachTest } from '../../../../test/drawn-in-dom.tsx';
import { WAIT } from '../../../../test/wait.ts';
import { typeHeads } from '../../../content/heads.ts';
import type { Bilingual } from '../../../domain/fields/field.ts';
import { FetchFailed } from '../../../web/fetch.ts';
import { type Session, sessionQuery } from '../../session.tsx';
import { StaffLanguageProvider } from '../../staff-language.tsx';
import { savePrices } from './board-data.ts';
import { PricesTable } from './prices-table.tsx';

vi.mock('./board-data.ts', () => ({ savePrices: vi.fn<typeof savePrices>(), refreshToday: () => {} }));

const drawn = rootForEachTest();

const price = (en: string): Bilingual<string> => ({ en, es: null });

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

async function draw(soup: string): Promise<void> {
  const client = new QueryClient();
  const user = { permissions_list: [typeHeads.menu.permission], views_list: [], words_list: {} };
  client.setQueryData(sessionQuery.queryKey, { user, sites: [] } as unknown as Session);
  const dishes = [
    { id: 'soup', title: { en: 'Soup', es: null }, price: price(soup) },
    { id: 'flan', title: { en: 'Flan', es: null }, price: price('$6') },
  ];
  const priced = { name: 'Dinner', title: price('Dinner'), site_id: 1, groups: [{ titles: [], dishes }] };
  await drawn(
    <QueryClientProvider client={client}>
      <MantineProvider env="test">
        <StaffLanguageProvider>
          <PricesTable key={soup} id={7} priced={priced} onSaved={() => {}} />
        </StaffLanguageProvider>
      </MantineProvider>
    </QueryClientProvider>,
  );
}

const input = (label: string) => document.querySelector<HTMLInputElement>(`input[aria-label="${label}"]`)!;
const row = (label: string) => input(label).closest('tr')!;

async function type(label: string, text: string): Promise<void> {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
  await act(async () => {
    set!.call(input(label), text);
    input(label).dispatchEvent(new Event('input', { bubbles: true }));
  });
}

const save = () => act(async () => document.querySelector<HTMLElement>('[type="submit"]')?.click());

it('a price that somebody else saved first is shown beside the one that was typed, which is saved at the next try', async () => {
  const current = [{ item: 'soup', price: price('$11') }];
  const conflict = new FetchFailed('prices', 409, { title: 'Conflict', status: 409, current });
  vi.mocked(savePrices).mockRejectedValueOnce(conflict).mockResolvedValueOnce({ outcome: 'now' });
  await draw('$9');
  await type('Soup: English', '$12');
  await type('Flan: English', '$7');
  await save();
  await vi.waitFor(() => expect(row('Soup: English').textContent).toContain('Saved now: $11'), WAIT);
  expect(input('Soup: English').value).toBe('$12');
  expect(row('Flan: English').textContent).not.toContain('Saved now');
  await save();
  const soup = { item: 'soup', price: price('$12'), was: price('$11') };
  const flan = { item: 'flan', price: price('$7'), was: price('$6') };
  await vi.waitFor(() => expect(savePrices).toHaveBeenLastCalledWith(7, [soup, flan]), WAIT);
  await vi.waitFor(() => expect(row('Soup: English').textContent).not.toContain('Saved now'), WAIT);
});

it('a price that was typed before a reload says what somebody else saved meanwhile', async () => {
  await draw('$9');
  await type('Soup: English', '$12');
  await draw('$11');
  expect(input('Soup: English').value).toBe('$12');
  expect(row('Soup: English').textContent).toContain('Saved now: $11');
});

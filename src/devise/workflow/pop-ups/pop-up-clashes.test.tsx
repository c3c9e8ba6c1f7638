import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { rootForEachTest } from '../../../../test/drawn-in-dom.tsx';
import { contentTypes } from '../../../content/index.ts';
import { queryKeys } from '../../query-keys.ts';
import { StaffLanguageProvider } from '../../staff-language.tsx';
import type { Editing } from '../draft/use-editing.ts';
import { PopUpClashes } from './pop-up-clashes.tsx';

const drawn = rootForEachTest();
const type = contentTypes.pop_up;
const published = { revision: 1 };
const others = [
  {
    id: 7,
    name: 'Whales',
    pages: [{ id: 'whales00', path: '/rooms/*' }],
    locale: { en: { title: 'Whales' }, es: { title: 'Ballenas' } },
    publication: { en: published, es: { revision: null } },
  },
  {
    id: 8,
    name: 'Everywhere',
    pages: [],
    locale: { en: { title: 'All' }, es: {} },
    publication: { en: published, es: published },
  },
];

/** Draws the warnings about a pop-up on '/rooms' with these titles; the links in them. */
async function linksFor(locale: object): Promise<(string | null)[][]> {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queries.setQueryData(queryKeys.records.choices(type, 'pop-ups?pageSize=100&site_id=15'), others);
  const values = { pages: [{ id: 'own00000', path: '/rooms' }], locale };
  const editing = { siteId: 15, record: { id: 9 }, values } as unknown as Editing;
  await drawn(
    <QueryClientProvider client={queries}>
      <StaffLanguageProvider>
        <MemoryRouter>
          <PopUpClashes editing={editing} />
        </MemoryRouter>
      </StaffLanguageProvider>
    </QueryClientProvider>,
  );
  return [...document.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
}

it('a pop-up on the page of another one names it, with a link to it', async () => {
  expect(await linksFor({ en: { title: 'Rooms' }, es: {} })).toEqual([['Whales', '/pop-ups/7/edit']]);
  expect(document.body.textContent).toContain('There only one of the two opens');
});

it('one that is read in another language is in nobody’s way', async () => {
  expect(await linksFor({ en: {}, es: { title: 'Habitaciones' } })).toEqual([]);
});

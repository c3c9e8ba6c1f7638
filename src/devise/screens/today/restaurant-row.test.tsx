import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { rootForEachTest } from '../../../../test/drawn-in-dom.tsx';
import type { RestaurantToday } from '../../../domain/today.ts';
import { StaffLanguageProvider } from '../../staff-language.tsx';
import { RestaurantRow } from './restaurant-row.tsx';

const drawn = rootForEachTest();

const grill: RestaurantToday = {
  id: 1,
  title: { en: 'Grill', es: null },
  standing: 'open',
  until: '2026-11-24T22:00',
  isAllDay: false,
  opens: null,
  meals: [{ period: 'dinner', usual: [{ opens: '18:00', closes: '22:00' }], exception: null }],
  waits: false,
};

const draw = (restaurant: RestaurantToday) =>
  drawn(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider>
        <StaffLanguageProvider>
          <MemoryRouter>
            <RestaurantRow restaurant={restaurant} day="2026-11-24" mayChange />
          </MemoryRouter>
        </StaffLanguageProvider>
      </MantineProvider>
    </QueryClientProvider>,
  );
const offered = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent);

it('a restaurant that is done for today says so, and cannot be closed today', async () => {
  await draw(grill);
  expect(offered()).toContain('Close today');
  await draw({ ...grill, standing: 'closed', until: null });
  expect(offered()).toEqual(['Hours today']);
  expect(document.body.textContent).toContain('Closed. Does not open again today.');
});

it('a change that waits for approval is told beside the hours that guests read until then', async () => {
  await draw({ ...grill, waits: true });
  expect(document.querySelector('a')?.textContent).toBe(
    'GrillOpen until 10:00 pmA change waits for approval',
  );
});

import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { rootForEachTest } from '../../../../test/drawn-in-dom.tsx';
import type { EventToday } from '../../../domain/today.ts';
import { StaffLanguageProvider } from '../../staff-language.tsx';
import { Events } from './events.tsx';

const drawn = rootForEachTest();

const planned = (id: number, title: string, starts: string, ends: string | null): EventToday => ({
  id,
  title: { en: title, es: null },
  day: '2026-11-24',
  starts: `2026-11-24T${starts}`,
  ends: ends && `2026-11-24T${ends}`,
  location: { en: null, es: null },
  exception: { cancelled: false, to: null, location: null },
  repeats: false,
  waits: false,
});
const yoga = planned(1, 'Yoga', '07:00', '08:00');
const open = planned(2, 'Open house', '09:00', null);
const jazz = planned(3, 'Jazz', '20:00', '22:00');

const draw = (now: string, events: readonly EventToday[] = [yoga, open, jazz]) =>
  drawn(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider>
        <StaffLanguageProvider>
          <Events title="Today" events={events} now={`2026-11-24T${now}`} mayChange={false} />
        </StaffLanguageProvider>
      </MantineProvider>
    </QueryClientProvider>,
  );
const folded = () => document.querySelector('details');
const seen = () =>
  [...document.querySelectorAll('section > ul > li')].map((row) => row.querySelector('span')?.textContent);

it('what is over is folded into one line, and what has no end is not over', async () => {
  await draw('06:00');
  expect([seen(), folded()]).toEqual([['Yoga', 'Open house', 'Jazz'], null]);
  await draw('08:00');
  expect(seen()).toEqual(['Open house', 'Jazz']);
  expect([folded()?.open, folded()?.querySelector('summary')?.textContent]).toEqual([
    false,
    'Earlier today (1)',
  ]);
  expect(folded()?.textContent).toContain('Yoga');
  await draw('23:00');
  expect(seen()).toEqual(['Open house']);
});

it('a change that waits for approval is told beside what guests read until then', async () => {
  await draw('06:00', [{ ...yoga, waits: true }, jazz]);
  const rows = [...document.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(rows).toEqual(['Yoga7:00 am – 8:00 amA change waits for approval', 'Jazz8:00 pm – 10:00 pm']);
});

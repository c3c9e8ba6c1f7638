import { MantineProvider } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FetchFailed } from '../web/fetch.ts';
import { toastFailure, toastRefusal, toastSuccess } from './toasts.ts';
import { queries } from './queries.ts';
import Toasts from './shell/toasts.tsx';
import { StaffLanguageProvider, useSetLanguage } from './staff-language.tsx';
import { theme } from './theme.ts';
import { useWrite } from './use-write.ts';

let root: Root;

function ToSpanish() {
  const setLanguage = useSetLanguage();
  return (
    <button type="button" id="to-spanish" onClick={() => setLanguage('es')}>
      Español
    </button>
  );
}

function Write() {
  const { mutate } = useWrite({ mutationFn: async () => 'written' });
  return (
    <button type="button" id="write" onClick={() => mutate()}>
      Write
    </button>
  );
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error').mockReturnValue();
  localStorage.clear();
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <MantineProvider theme={theme} env="test">
        <StaffLanguageProvider>
          <ToSpanish />
          <QueryClientProvider client={queries}>
            <Write />
          </QueryClientProvider>
          <Toasts />
        </StaffLanguageProvider>
      </MantineProvider>,
    ),
  );
});

afterEach(async () => {
  await act(async () => notifications.clean());
  await act(async () => root.unmount());
  document.body.innerHTML = '';
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The text of a live region, once its animations have ended. */
async function said(role: 'status' | 'alert'): Promise<string[]> {
  await act(() => vi.advanceTimersByTimeAsync(1000));
  return [...document.querySelectorAll(`[role="${role}"]`)].map((one) => one.textContent);
}

const offline = () => new FetchFailed('events', 0);

describe('toasts', () => {
  it('announce a success politely, with the title of the specification', async () => {
    await act(async () => toastSuccess('Casa Marea has been saved.'));
    expect(await said('status')).toEqual(['Success!Casa Marea has been saved.Dismiss']);
    expect(document.querySelector('[role="status"]')?.closest('[aria-live="polite"]')).not.toBeNull();
  });

  it('say why something was refused where no form shows it, and the failure itself where there is no reason', async () => {
    const message = 'These hours overlap.';
    const errors = ['spans.1.opens', 'spans.2.opens'].map((path) => ({ path, message }));
    await act(async () => {
      toastRefusal(new FetchFailed('day-hours', 422, { title: 'Refused', status: 422, errors }));
      toastRefusal(offline());
    });
    expect(await said('alert')).toEqual([
      'These hours overlap.Dismiss',
      expect.stringContaining('There is no connection'),
    ]);
  });

  it('announce a failure at once, and follow a change of language', async () => {
    await act(async () => toastFailure(offline()));
    expect(await said('alert')).toEqual([
      'There is no connection. Nothing is lost: try again in a moment.Dismiss',
    ]);
    await act(async () => document.getElementById('to-spanish')?.click());
    expect((await said('alert'))[0]).toMatch(/^No hay conexión.*Cerrar$/);
  });

  it('do not stack the same sentence', async () => {
    await act(async () => {
      toastFailure(offline());
      toastFailure(offline());
      toastSuccess('Saved.');
      toastSuccess('Saved.');
    });
    expect(await said('alert')).toHaveLength(1);
    expect(await said('status')).toHaveLength(1);
  });

  it('hide a success after eight seconds, and keep a failure until it is dismissed', async () => {
    await act(async () => {
      toastFailure(offline());
      toastSuccess('Saved.');
    });
    await act(() => vi.advanceTimersByTimeAsync(8000));
    expect(await said('status')).toEqual([]);
    expect(await said('alert')).toHaveLength(1);
    await act(async () => document.querySelector<HTMLElement>('[role="alert"] button')?.click());
    expect(await said('alert')).toEqual([]);
  });

  it('hide a validation failure by themselves, because its fields show it too', async () => {
    await act(async () => toastFailure(new FetchFailed('events', 422)));
    expect(await said('alert')).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(8000));
    expect(await said('alert')).toEqual([]);
  });

  it('hide a failure when the person tries again, and leave a success', async () => {
    await act(async () => {
      toastFailure(offline());
      toastSuccess('Saved.');
    });
    await act(async () => document.getElementById('write')?.click());
    expect(await said('alert')).toEqual([]);
    expect(await said('status')).toHaveLength(1);
    await act(async () => toastFailure(offline()));
    expect(await said('alert')).toHaveLength(1);
  });

  it('are shown also when they were queued before their script had loaded', async () => {
    await act(async () => root.render(null));
    toastSuccess('Told early.');
    await act(async () =>
      root.render(
        <MantineProvider theme={theme} env="test">
          <StaffLanguageProvider>
            <Toasts />
          </StaffLanguageProvider>
        </MantineProvider>,
      ),
    );
    expect(await said('status')).toEqual(['Success!Told early.Dismiss']);
  });
});

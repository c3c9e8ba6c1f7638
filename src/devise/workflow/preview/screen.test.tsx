import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Language } from '../../../domain/language.ts';
import { rootForEachTest } from '../../../../test/drawn-in-dom.tsx';
import { Screen } from './screen.tsx';

const draw = rootForEachTest();
/** What stands in the frame: nothing yet, or the hub. */
let view: object;
const refresh = vi.fn(() => Promise.resolve());

const hub = () => ({
  document,
  scrollY: 0,
  addEventListener: () => undefined,
  palapaRefresh: refresh,
});

beforeEach(() => {
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockImplementation(() => view as Window);
});
afterEach(() => {
  refresh.mockClear();
  vi.restoreAllMocks();
});

/** Draws the phone with a draft as it was stored at `drawn`. */
async function show(language: Language, drawn: string): Promise<void> {
  const place = { route: '/events/walk', reason: null, part: null, isInPage: false, location: undefined };
  const previewed = { ...place, key: 'events.1', drawn, language };
  await draw(<Screen previewed={previewed} title="Hub" onLost={() => undefined} />);
}

async function load(): Promise<void> {
  view = hub();
  await act(async () => document.querySelector('iframe')!.dispatchEvent(new Event('load')));
}

it('what is stored while the hub loads is fetched once it has loaded, also after a look at the other language', async () => {
  await show('en', '1');
  await load();
  expect(refresh).not.toHaveBeenCalled();

  view = {};
  await show('es', '1');
  await show('en', '1');
  await show('en', '2');
  await load();
  expect(refresh.mock.calls).toEqual([['/api/devise/preview/events.1/']]);
});

it('what is stored later is fetched into the same frame', async () => {
  await show('en', '1');
  await load();
  const frame = document.querySelector('iframe');
  await show('en', '2');
  expect(refresh).toHaveBeenCalledOnce();
  expect(document.querySelector('iframe')).toBe(frame);
});

import { afterEach, expect, it, vi } from 'vitest';
import { keepStay, keptStay } from './kept-stay.ts';

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

afterEach(() => void vi.unstubAllGlobals());

it('two tabs go on with a stay each, and a new one begins with what was chosen last', () => {
  const [first, second] = [storage(), storage()];
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', first);
  keepStay(new URLSearchParams('resort=marea'));
  vi.stubGlobal('sessionStorage', second);
  expect(keptStay().get('resort')).toBe('marea');
  keepStay(new URLSearchParams('resort=ocaso'));
  vi.stubGlobal('sessionStorage', first);
  expect(keptStay().get('resort')).toBe('marea');
  vi.stubGlobal('sessionStorage', storage());
  expect(keptStay().get('resort')).toBe('ocaso');
});

import { describe, expect, it, vi } from 'vitest';
import { requestedLanguage, storeLanguage, storedLanguage } from './language-choice.ts';

describe('the language of the address', () => {
  it('stands before the hash or inside it', () => {
    expect(requestedLanguage({ search: '?lang=es', hash: '#/property-hub/' })).toBe('es');
    expect(requestedLanguage({ search: '', hash: '#/property-hub/dining?day=1&lang=es' })).toBe('es');
  });

  it('is nothing when the address does not say', () => {
    expect(requestedLanguage({ search: '?slang=es', hash: '' })).toBeUndefined();
  });
});

describe("the guest's last choice", () => {
  it('is kept in the browser and in a cookie', () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
    vi.stubGlobal('document', { cookie: '' });
    storeLanguage('es');
    expect(storedLanguage()).toBe('es');
    expect(document.cookie).toContain('palapa-language=es');
    vi.unstubAllGlobals();
  });

  it('is read from the cookie where storage is switched off', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('denied');
      },
    });
    vi.stubGlobal('document', { cookie: 'other=1; palapa-language=es' });
    expect(storedLanguage()).toBe('es');
    vi.unstubAllGlobals();
  });

  it('is nothing where the browser keeps nothing at all', () => {
    vi.stubGlobal('localStorage', undefined);
    vi.stubGlobal('document', undefined);
    expect(storedLanguage()).toBeNull();
    expect(() => storeLanguage('es')).not.toThrow();
    vi.unstubAllGlobals();
  });
});

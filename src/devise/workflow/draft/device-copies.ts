import type { Sides } from '../../../domain/workflow/merge.ts';
import type { Draft } from './draft.ts';

/**
 * Copies of drafts on this device, for when the connection drops. Each person has their own: a desk is shared. A
 * browser that keeps nothing only loses this second copy.
 */
const PREFIX = 'palapa-draft:';

const CHOICES = 'palapa-choices:';

const nameOf = (person: string, key: string, prefix = PREFIX) => `${prefix}${person}:${key}`;

function read(name: string): Draft | null {
  try {
    const draft = JSON.parse(localStorage.getItem(name) ?? 'null') as Partial<Draft> | null;
    return draft && typeof draft.key === 'string' && draft.values?.locale ? (draft as Draft) : null;
  } catch {
    return null;
  }
}

export const deviceCopy = (person: string, key: string): Draft | null => read(nameOf(person, key));

/** False where the browser keeps nothing, or has no room for it; a copy of what was typed before stays. */
export function storeDeviceCopy(person: string, draft: Draft): boolean {
  try {
    localStorage.setItem(nameOf(person, draft.key), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function dropDeviceCopy(person: string, key: string): void {
  try {
    localStorage.removeItem(nameOf(person, key));
    localStorage.removeItem(nameOf(person, key, CHOICES));
  } catch {
    // There was none then.
  }
}

interface StoredChoices {
  /** The version somebody else saved: beside another one they mean nothing. */
  readonly version: number;
  readonly choices: Sides;
}

/** The sides that were chosen so far where somebody else had saved first. */
export function storedChoices(person: string, key: string, version: number): Sides {
  try {
    const kept = JSON.parse(
      localStorage.getItem(nameOf(person, key, CHOICES)) ?? 'null',
    ) as StoredChoices | null;
    return kept?.version === version ? kept.choices : {};
  } catch {
    return {};
  }
}

export function storeChoices(person: string, key: string, kept: StoredChoices): void {
  try {
    localStorage.setItem(nameOf(person, key, CHOICES), JSON.stringify(kept));
  } catch {
    // They then last as long as the page.
  }
}

/** Keys that this tab has made: behind any other may be somebody else's draft, which nobody but they can see. */
const KEYS = 'palapa-draft-keys';

export function rememberOwnKey(key: string): void {
  try {
    sessionStorage.setItem(KEYS, `${sessionStorage.getItem(KEYS) ?? ''} ${key}`);
  } catch {
    // Then a reload says once too often that the draft is empty.
  }
}

export function isOwnKey(key: string): boolean {
  try {
    return (sessionStorage.getItem(KEYS) ?? '').split(' ').includes(key);
  } catch {
    return false;
  }
}

export function deviceCopies(person: string): Draft[] {
  try {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(`${PREFIX}${person}:`))
      .flatMap((name) => read(name) ?? []);
  } catch {
    return [];
  }
}

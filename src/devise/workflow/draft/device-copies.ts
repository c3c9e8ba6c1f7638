import type { Sides } from '../../../domain/workflow/difference.ts';
import type { Draft } from './draft.ts';

/**
 * Copies of drafts in local storage, for lost connections. They are stored per person, because computers are
 * shared. Without local storage only the server has the draft.
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

/** False where local storage is disabled or full; an older copy stays. */
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
  /** The version that somebody else saved, to which the choices apply. */
  readonly version: number;
  readonly choices: Sides;
}

/** The choices made so far in a conflict. */
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

/**
 * Draft keys that this tab created. An unknown key may belong to another person's draft, which only they can
 * see.
 */
const KEYS = 'palapa-draft-keys';

export function rememberOwnKey(key: string): void {
  try {
    sessionStorage.setItem(KEYS, `${sessionStorage.getItem(KEYS) ?? ''} ${key}`);
  } catch {
    // A reload then shows the notice about another person's draft once too often.
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

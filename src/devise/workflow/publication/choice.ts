import type { ContentType } from '../../../domain/content-type.ts';
import type { Language } from '../../../domain/language.ts';
import type { LanguageState } from '../../../domain/publication/state.ts';
import { decidedLanguages } from './publication-languages.ts';

/** What a save does about guests: they read it now, at a moment, not yet, or once somebody has approved it. */
export type PublicationMode = 'now' | 'at' | 'keep' | 'ask';

export interface PublicationChoice {
  readonly mode: PublicationMode;
  readonly languages: readonly Language[];
  /** A wall clock of the property: '2026-11-27T20:00'; empty until it is chosen. */
  readonly at: string;
  /** What whoever approves is told. */
  readonly note: string;
}

export interface PublicationSituation {
  readonly type: ContentType;
  /** Undefined for a record that does not exist yet. */
  readonly states: Readonly<Record<Language, LanguageState>> | undefined;
  /** The languages that are shown and asked about. */
  readonly offered: readonly Language[];
  /** Those that this person may write. */
  readonly writes: readonly Language[];
  readonly mayPublish: boolean;
}

/** Whether a save brings the language to guests where nobody says otherwise; the server decides by the same rule. */
const followsSave = (state: LanguageState | undefined): boolean =>
  state === undefined ||
  (state.withdrawn_since === null && !state.due.some(({ action }) => action === 'publish'));

/** What is chosen until somebody chooses: what the server does with a save that says nothing. */
export function defaultChoice({
  type,
  states,
  offered,
  writes,
  mayPublish,
}: PublicationSituation): PublicationChoice {
  const own = offered.filter((one) => writes.includes(one));
  const follow = own.filter((one) => followsSave(states?.[one]));
  const isAtOnce = type.publishes !== 'on-request' && follow.length > 0;
  const mode = isAtOnce ? (mayPublish ? 'now' : 'ask') : 'keep';
  return { mode, languages: follow.length > 0 ? follow : own, at: '', note: '' };
}

/** Whether the choice can be carried out: a language, and a moment where one is to be named. */
export const isComplete = ({ mode, languages, at }: PublicationChoice): boolean =>
  mode === 'keep' || (languages.length > 0 && (mode !== 'at' || at !== ''));

/** `publish` in the body of a save; undefined where the server's default says the same. */
export type PublishWish =
  'keep' | { readonly languages: readonly Language[]; readonly at?: string } | undefined;

export function wishOf(
  choice: PublicationChoice,
  byDefault: PublicationChoice,
  offered: readonly Language[],
): PublishWish {
  const { mode, languages, at } = choice;
  if (mode === 'keep' || mode === 'ask') return 'keep';
  const isDefault = mode === byDefault.mode && languages.join() === byDefault.languages.join();
  if (mode === 'now' && isDefault) return undefined;
  const decided = decidedLanguages(offered, languages);
  return mode === 'at' ? { languages: decided, at } : { languages: decided };
}

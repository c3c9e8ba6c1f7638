import { contentTypes } from '../../content/index.ts';
import {
  builtInPhrases,
  type GuestPhrases,
  type PhraseGroup,
  partsOfKey,
} from '../../content/phrase/built-in.ts';
import { type Language, languages, type Locales } from '../../domain/language.ts';
import type { PublishedRecord } from './published-records.ts';
import { recordsOf, type Snapshot } from './snapshot.ts';

type ReplacedPhrase = PublishedRecord<typeof contentTypes.phrase>;

type Texts = Readonly<Record<string, string>>;

/** What the replacements of one group say in a language. What is withdrawn there, or says nothing, is built in. */
const saidIn = (replaced: readonly ReplacedPhrase[], group: PhraseGroup, language: Language): Texts =>
  Object.fromEntries(
    replaced.flatMap(({ key, locale, hidden_in: hidden = [] }) => {
      const { group: own, name } = partsOfKey(key);
      const { text } = locale[language];
      return own !== group || text === null || hidden.includes(language) ? [] : [[name, text] as const];
    }),
  );

/** Names that are no longer built in stay behind: an earlier version may have had them. */
function withReplaced<P extends Texts>(builtIn: P, said: Texts): P {
  const own = Object.entries(said).filter(([name]) => Object.hasOwn(builtIn, name));
  return own.length === 0 ? builtIn : { ...builtIn, ...Object.fromEntries(own) };
}

function inLanguages<P extends Texts>(
  builtIn: Locales<P>,
  replaced: readonly ReplacedPhrase[],
  group: PhraseGroup,
): Locales<P> {
  const [en, es] = languages.map((language) =>
    withReplaced(builtIn[language], saidIn(replaced, group, language)),
  );
  return { en: en!, es: es! };
}

/** Made once for each list of replacements, and no longer than that is kept. */
const made = new WeakMap<readonly PublishedRecord[], GuestPhrases>();

/** Everything the hub and the public site of a snapshot say by themselves: built in, or as staff of the site put it. */
export function guestPhrases(snapshot: Snapshot): GuestPhrases {
  const records = recordsOf(snapshot, contentTypes.phrase);
  if (records.length === 0) return builtInPhrases;
  const known = made.get(records);
  if (known) return known;
  const phrases: GuestPhrases = {
    hub: inLanguages(builtInPhrases.hub, records, 'hub'),
    site: inLanguages(builtInPhrases.site, records, 'site'),
  };
  made.set(records, phrases);
  return phrases;
}

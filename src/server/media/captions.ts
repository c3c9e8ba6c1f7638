import { libraryKey } from '../../domain/fields/address.ts';
import { languages, type Locales } from '../../domain/language.ts';
import type { MediaRecord } from './address.ts';

/** What guests of each language read along with a video: the address of a WebVTT file, null where there is none. */
export type Captions = Locales<string | null>;

/** The captions of a video, by its address; undefined for one of another library, or without any. */
export type CaptionsOf = (address: string | null) => Captions | undefined;

/** A browser reads captions of its own origin alone. */
const isOwn = (address: string | null): address is string => libraryKey(address) !== undefined;

export function captionsOf(items: readonly MediaRecord[]): CaptionsOf {
  const known = new Map(
    items.flatMap((item): [string, Captions][] => {
      const [en, es] = languages
        .map((one) => item.locale[one].captions)
        .map((one) => (isOwn(one) ? one : null));
      const hasSome = item.kind === 'video' && item.key !== null && (en ?? es) !== null;
      return hasSome ? [[item.key, { en: en ?? null, es: es ?? null }]] : [];
    }),
  );
  return (address) => known.get(libraryKey(address) ?? '');
}

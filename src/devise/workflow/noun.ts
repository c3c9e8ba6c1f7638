import type { ContentType } from '../../domain/content-type.ts';
import type { Language } from '../../domain/language.ts';

/** What a type is called, in the forms that sentences need: 'an event', 'the events'; 'una promoción', 'las promociones'. */
export interface Noun {
  readonly one: string;
  readonly many: string;
  readonly a: string;
  readonly the: string;
  readonly theMany: string;
  /** Decides the endings of Spanish adjectives. */
  readonly isFeminine: boolean;
}

export function nounOf(type: ContentType, language: Language): Noun {
  const { one, many } = type.labels[language];
  if (language === 'en') {
    const a = /^[aeiou]/i.test(one) ? `an ${one}` : `a ${one}`;
    return { one, many, a, the: `the ${one}`, theMany: `the ${many}`, isFeminine: false };
  }
  const isFeminine = type.labels.es.gender === 'f';
  return {
    one,
    many,
    a: `${isFeminine ? 'una' : 'un'} ${one}`,
    the: `${isFeminine ? 'la' : 'el'} ${one}`,
    theMany: `${isFeminine ? 'las' : 'los'} ${many}`,
    isFeminine,
  };
}

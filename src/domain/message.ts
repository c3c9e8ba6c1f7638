import type { ContentType } from './content-type.ts';
import type { Language } from './language.ts';

/** What staff may have done to a record. */
export type CompletedAction = 'created' | 'saved' | 'deleted' | 'archived' | 'restored';

export interface Message {
  readonly title: string;
  readonly text: string;
}

const titles: Record<Language, string> = { en: 'Success!', es: '¡Listo!' };

/** The English of the first three is verbatim (section 8). */
const texts: Record<Language, Record<CompletedAction, string>> = {
  en: {
    created: '{name} has been created.',
    saved: '{name} has been saved.',
    deleted: '{name} has been deleted.',
    archived: '{name} has been archived.',
    restored: '{name} has been restored.',
  },
  // Impersonal, so that it is right for a menu and for an oferta.
  es: {
    created: 'Se creó {name}.',
    saved: 'Se guardó {name}.',
    deleted: 'Se eliminó {name}.',
    archived: 'Se archivó {name}.',
    restored: 'Se restauró {name}.',
  },
};

/** 'Desayuno has been saved.'; of a trigger, which has no name, 'Trigger has been saved.' */
export function successMessage(
  type: ContentType,
  did: CompletedAction,
  name: string,
  language: Language,
): Message {
  const called = type.workflow?.calledInMessages?.[language];
  const subject = called ?? (language === 'es' ? `«${name}»` : name);
  // A function, because '$&' in a name means something to `replace`.
  return { title: titles[language], text: texts[language][did].replace('{name}', () => subject) };
}

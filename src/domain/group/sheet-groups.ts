import { fold } from '../fold.ts';
import type { Language, Locales } from '../language.ts';

/** What fact sheets are for, as staff usually write it, in whichever language: a sheet has one group for both. */
const groups: readonly Locales<string>[] = [
  { en: 'General', es: 'General' },
  { en: 'Rooms', es: 'Habitaciones' },
  { en: 'Dining', es: 'Gastronomía' },
  { en: 'Weddings', es: 'Bodas' },
  { en: 'Meetings', es: 'Reuniones' },
  { en: 'Families', es: 'Familias' },
  { en: 'Press', es: 'Prensa' },
];

/** 'Weddings' and 'bodas' → 'Bodas' for who reads Spanish; a group of their own reads as it was written. */
export function sheetGroupIn(group: string, language: Language): string {
  const written = fold(group.trim());
  const known = groups.find(({ en, es }) => fold(en) === written || fold(es) === written);
  return known ? known[language] : group;
}

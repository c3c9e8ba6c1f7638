import type { Noun } from '../noun.ts';

const en = {
  more: 'More',
  moreAbout: (noun: Noun) => `More about this ${noun.one}`,
  newTab: 'opens in a new tab',
  edit: 'Edit',
  history: 'History',
  publication: 'What guests read',
  compare: 'Compare side by side',
  move: 'Move below…',
  copies: 'Copies at other properties',
  duplicate: 'Duplicate',
  archive: 'Archive',
  delete: 'Delete',
  archived: 'Restore from the archive',
  trash: 'Restore from the trash',
  copyOf: { en: (name: string) => `${name} (copy)`, es: (name: string) => `${name} (copia)` },
};

const es: typeof en = {
  more: 'Más',
  moreAbout: (noun) => `Más sobre ${noun.isFeminine ? 'esta' : 'este'} ${noun.one}`,
  newTab: 'se abre en otra pestaña',
  edit: 'Editar',
  history: 'Historial',
  publication: 'Lo que leen los huéspedes',
  compare: 'Comparar lado a lado',
  move: 'Mover debajo de…',
  copies: 'Copias en otras propiedades',
  duplicate: 'Duplicar',
  archive: 'Archivar',
  delete: 'Eliminar',
  archived: 'Restaurar del archivo',
  trash: 'Restaurar de la papelera',
  copyOf: en.copyOf,
};

export const recordMenuPhrases = { en, es };

import type { Revision } from './revisions.ts';

const en = {
  title: (name: string) => `What has happened to “${name}”?`,
  lead: 'The newest first. Open one to see what it changed, and to bring it back.',
  palapa: 'Palapa',
  actions: {
    create: 'created it',
    update: 'changed it',
    archive: 'archived it',
    restore: 'restored it',
    delete: 'deleted it',
  } satisfies Record<Revision['action'], string>,
  line: (who: string, what: string) => `${who} ${what}`,
  version: (number: number) => `Version ${number}`,
  current: 'as it is now',
  none: 'Nothing has been written down of it yet.',
  more: (count: number) => `and ${count} more`,
  revisionTitle: (number: number, name: string) => `Version ${number} of “${name}”`,
  changed: 'What this version changed',
  changedNothing: 'It changed none of the fields.',
  said: 'What it said',
  wouldChange: 'What changes when it comes back',
  wouldChangeNothing: 'It says the same as now.',
  compare: 'See both side by side',
  restore: 'Bring this version back',
  inTrash: 'It lies in the trash: restore it there first.',
  toHistory: 'History',
};

const es: typeof en = {
  title: (name) => `¿Qué ha pasado con «${name}»?`,
  lead: 'Lo más reciente primero. Abra una versión para ver qué cambió y para recuperarla.',
  palapa: 'Palapa',
  actions: {
    create: 'lo creó',
    update: 'lo cambió',
    archive: 'lo archivó',
    restore: 'lo restauró',
    delete: 'lo eliminó',
  },
  line: (who, what) => `${who} ${what}`,
  version: (number) => `Versión ${number}`,
  current: 'como está ahora',
  none: 'Todavía no hay nada anotado.',
  more: (count) => `y ${count} más`,
  revisionTitle: (number, name) => `Versión ${number} de «${name}»`,
  changed: 'Qué cambió esta versión',
  changedNothing: 'No cambió ningún campo.',
  said: 'Lo que decía',
  wouldChange: 'Qué cambia si la recupera',
  wouldChangeNothing: 'Dice lo mismo que ahora.',
  compare: 'Ver las dos lado a lado',
  restore: 'Recuperar esta versión',
  inTrash: 'Está en la papelera: restáurelo allí primero.',
  toHistory: 'Historial',
};

export const historyPhrases = { en, es };

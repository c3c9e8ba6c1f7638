import type { PublicationMode } from './choice.ts';

const when = { en: 'From when do guests read it?', es: '¿Desde cuándo lo leen los huéspedes?' };

const en = {
  title: 'When do guests read this?',
  titleAsk: 'Who reads this before guests do?',
  modes: {
    now: 'Now',
    at: 'At a moment',
    keep: 'Not yet',
    ask: 'Send it for approval',
  } satisfies Record<PublicationMode, string>,
  notes: {
    now: 'As soon as it is saved.',
    at: 'On a day and at a time that you choose.',
    keep: 'It is saved for staff; guests go on reading what they read.',
    ask: 'Somebody who may publish looks at it first.',
  } satisfies Record<PublicationMode, string>,
  nowFromDate: (moment: string) =>
    `Published as soon as it is saved; nobody outside reads it before its date: ${moment}.`,
  when,
  languages: 'In which languages?',
  needsLanguage: 'Tick at least one language.',
  note: 'A note for whoever approves it',
  noteHelp: 'What you changed, and until when it is needed.',
  save: {
    now: 'Save and publish',
    at: 'Save and schedule',
    keep: 'Save, not published',
    ask: 'Save and send',
  } satisfies Record<PublicationMode, string>,
  create: {
    now: 'Create and publish',
    at: 'Create and schedule',
    keep: 'Create, not published',
    ask: 'Create and send',
  } satisfies Record<PublicationMode, string>,
};

const es: typeof en = {
  title: '¿Cuándo lo leen los huéspedes?',
  titleAsk: '¿Quién lo lee antes que los huéspedes?',
  modes: {
    now: 'Ahora',
    at: 'En un momento dado',
    keep: 'Todavía no',
    ask: 'Enviar a aprobación',
  },
  notes: {
    now: 'En cuanto se guarde.',
    at: 'El día y a la hora que usted elija.',
    keep: 'Se guarda para el personal; los huéspedes siguen leyendo lo de antes.',
    ask: 'Alguien que puede publicar lo revisa primero.',
  },
  nowFromDate: (moment) =>
    `Se publica en cuanto se guarde; antes de su fecha (${moment}) nadie de fuera lo lee.`,
  when,
  languages: '¿En qué idiomas?',
  needsLanguage: 'Marque al menos un idioma.',
  note: 'Una nota para quien lo apruebe',
  noteHelp: 'Qué cambió y para cuándo se necesita.',
  save: {
    now: 'Guardar y publicar',
    at: 'Guardar y programar',
    keep: 'Guardar sin publicar',
    ask: 'Guardar y enviar',
  },
  create: {
    now: 'Crear y publicar',
    at: 'Crear y programar',
    keep: 'Crear sin publicar',
    ask: 'Crear y enviar',
  },
};

export const choicePhrases = { en, es };

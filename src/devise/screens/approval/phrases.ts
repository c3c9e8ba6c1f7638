import type { Approval } from '../../workflow/publication/approvals.ts';

type Outcome = NonNullable<Approval['outcome']>;

const en = {
  title: 'Waits for your approval',
  sentBackTitle: 'Sent back to you',
  asked: (who: string) => `sent by ${who}`,
  languages: { en: 'English', es: 'Spanish' },
  says: (who: string, comment: string) => `${who}: ${comment}`,
  somebody: 'Somebody',
  noName: 'without a name',

  back: 'Home',
  question: (name: string) => `Shall guests read “${name}” like this?`,
  pageTitle: 'Approval',
  frame: 'Preview of the guest hub with what was sent',
  note: (who: string) => `${who} writes:`,
  changes: (count: number) =>
    count === 1 ? 'What changes for guests: one thing' : `What changes for guests: ${count} things`,
  isNew: 'What guests will read',
  sameText: 'Guests read exactly this already.',
  changedSince:
    'It was changed again after it was sent. What you see here is what was sent, and only this will be published.',
  seeNow: 'See how it stands now',
  mayNot: 'Somebody who may publish decides about this.',
  approve: 'Approve and publish',
  sendBack: 'Send back',
  comment: 'What is to be changed first?',
  needsComment: 'Say what is to be changed, so that it can be.',
  cancel: 'Not now',
  approved: (name: string) => `Guests now read “${name}”.`,
  returned: (name: string) => `“${name}” has been sent back.`,
  outcomes: {
    approved: (who: string) => `${who} has approved it; guests read it.`,
    'sent-back': (who: string) => `${who} has sent it back:`,
    replaced: (who: string) => `${who} has sent a newer version of it.`,
    published: (who: string) => `${who} has published it.`,
    deleted: (who: string) => `${who} has deleted it.`,
  } satisfies Record<Outcome, (who: string) => string>,
};

const es: typeof en = {
  title: 'Esperan su aprobación',
  sentBackTitle: 'Devueltos a usted',
  asked: (who) => `de ${who}`,
  languages: { en: 'Inglés', es: 'Español' },
  says: (who, comment) => `${who}: ${comment}`,
  somebody: 'Alguien',
  noName: 'sin nombre',

  back: 'Inicio',
  question: (name) => `¿Los huéspedes leerán así «${name}»?`,
  pageTitle: 'Aprobación',
  frame: 'Vista previa del hub con lo que se envió',
  note: (who) => `${who} escribe:`,
  changes: (count) =>
    count === 1 ? 'Qué cambia para los huéspedes: una cosa' : `Qué cambia para los huéspedes: ${count} cosas`,
  isNew: 'Lo que leerán los huéspedes',
  sameText: 'Los huéspedes ya leen exactamente esto.',
  changedSince:
    'Se volvió a modificar después de enviarse. Aquí ve lo que se envió, y solo eso se publicará.',
  seeNow: 'Ver cómo está ahora',
  mayNot: 'Lo decide alguien que puede publicar.',
  approve: 'Aprobar y publicar',
  sendBack: 'Devolver',
  comment: '¿Qué hay que cambiar antes?',
  needsComment: 'Diga qué hay que cambiar, para que se pueda hacer.',
  cancel: 'Ahora no',
  approved: (name) => `Los huéspedes ya leen «${name}».`,
  returned: (name) => `Se devolvió «${name}».`,
  outcomes: {
    approved: (who) => `${who} lo aprobó; los huéspedes ya lo leen.`,
    'sent-back': (who) => `${who} lo devolvió:`,
    replaced: (who) => `${who} envió una versión más reciente.`,
    published: (who) => `${who} lo publicó.`,
    deleted: (who) => `${who} lo eliminó.`,
  },
};

export const approvalPhrases = { en, es };

const en = {
  title: 'Waits for approval',
  sentBackTitle: 'Sent back to you',
  asked: (who: string) => `${who} asked`,
  languages: { en: 'English', es: 'Spanish' },
  approve: 'Approve',
  approveOf: (name: string) => `Approve “${name}”`,
  sendBack: 'Send back',
  sendBackOf: (name: string) => `Send “${name}” back`,
  comment: 'What is to be changed first?',
  cancel: 'Not now',
  approved: (name: string) => `Guests now read “${name}”.`,
  returned: (name: string) => `“${name}” has been sent back.`,
  noName: 'without a name',
  says: (who: string, comment: string) => `${who}: ${comment}`,
  somebody: 'Somebody',
};

const es: typeof en = {
  title: 'Esperan aprobación',
  sentBackTitle: 'Devueltos a usted',
  asked: (who) => `Lo pidió ${who}`,
  languages: { en: 'Inglés', es: 'Español' },
  approve: 'Aprobar',
  approveOf: (name) => `Aprobar «${name}»`,
  sendBack: 'Devolver',
  sendBackOf: (name) => `Devolver «${name}»`,
  comment: '¿Qué hay que cambiar antes?',
  cancel: 'Ahora no',
  approved: (name) => `Los huéspedes ya leen «${name}».`,
  returned: (name) => `Se devolvió «${name}».`,
  noName: 'sin nombre',
  says: (who, comment) => `${who}: ${comment}`,
  somebody: 'Alguien',
};

export const approvalPhrases = { en, es };

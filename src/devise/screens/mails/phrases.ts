import type { MailGroup } from '../../../content/mails/mail-kinds.ts';

const en = {
  title: 'Mails',
  lead: 'Every mail that Palapa sends, in both languages, as whoever came last would get it. Looking at one sends nothing.',
  settings: 'Settings',
  groups: {
    forms: 'Forms',
    newsletter: 'Newsletter',
    agents: 'Travel agents',
    accounts: 'Accounts of staff',
  } as Readonly<Record<MailGroup, string>>,
  back: 'Mails',
  real: 'Made from the newest record there is:',
  open: 'open it',
  invented: 'Nothing of the kind has come yet: who and what stands in it is invented.',
  noLinks: 'Its links lead nowhere here.',
  subject: 'Subject',
  to: 'To',
  from: 'From',
  replyTo: 'Answers go to',
  headers: 'Further lines',
  nobody: 'Nobody: the site gives no address for it, so it is not sent',
  noReply: 'The address that mails are sent from',
  frame: (language: string) => `The mail in ${language}`,
  text: 'As plain text',
  none: 'There is no such mail.',
};

const es: typeof en = {
  title: 'Correos',
  lead: 'Todos los correos que envía Palapa, en los dos idiomas, como los recibiría la última persona que llegó. Verlos no envía nada.',
  settings: 'Ajustes',
  groups: {
    forms: 'Formularios',
    newsletter: 'Boletín',
    agents: 'Agentes de viajes',
    accounts: 'Cuentas del personal',
  },
  back: 'Correos',
  real: 'Hecho con el registro más reciente:',
  open: 'abrirlo',
  invented: 'Todavía no ha llegado nada así: los datos que aparecen son inventados.',
  noLinks: 'Aquí sus enlaces no llevan a ningún lado.',
  subject: 'Asunto',
  to: 'Para',
  from: 'De',
  replyTo: 'Las respuestas llegan a',
  headers: 'Otras líneas',
  nobody: 'Nadie: el sitio no indica un correo para esto, así que no se envía',
  noReply: 'La dirección desde la que se envía',
  frame: (language) => `El correo en ${language}`,
  text: 'Como texto simple',
  none: 'No existe ese correo.',
};

export const mailPhrases = { en, es };

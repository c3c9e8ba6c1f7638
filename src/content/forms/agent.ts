import type { FormDeclaration } from '../../domain/forms/form.ts';
import { email, name, telephone } from './person-fields.ts';

/** What visitors write to a travel agent: it stands on the agent's page and is passed on by mail. */
export const agent = {
  name: 'agent',
  permission: 'manage forms',
  hasOwnPages: true,
  labels: { en: 'To a travel agent', es: 'A un agente de viajes' },
  fields: {
    name,
    email,
    telephone,
    message: {
      kind: 'text',
      label: { en: 'Your message', es: 'Tu mensaje' },
      staffLabel: { en: 'Message', es: 'Mensaje' },
      isRequired: true,
      maxLength: 4000,
    },
  },
  button: { en: 'Send the message', es: 'Enviar el mensaje' },
  thanks: {
    en: {
      title: 'Thank you, your message is on its way',
      text: 'The agent gets it by mail and answers to your address. A note that it was passed on comes to you as well.',
    },
    es: {
      title: 'Gracias, tu mensaje va en camino',
      text: 'Le llega al agente por correo y te responde a tu dirección. A ti te llega también un aviso.',
    },
  },
  confirmation: {
    en: {
      subject: 'Your message was passed on',
      text: 'Thank you for writing. Your message was passed on to the travel agent, who will answer you.',
    },
    es: {
      subject: 'Tu mensaje fue entregado',
      text: 'Gracias por escribir. Tu mensaje le fue entregado al agente de viajes, que te responderá.',
    },
  },
  keptDays: 180,
} as const satisfies FormDeclaration;

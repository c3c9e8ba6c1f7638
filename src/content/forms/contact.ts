import type { FormDeclaration } from '../../domain/forms/form.ts';
import { email, name, telephone } from './person-fields.ts';

export const contact = {
  name: 'contact',
  labels: { en: 'Contact', es: 'Contacto' },
  fields: {
    name,
    email,
    telephone,
    subject: {
      kind: 'choice',
      label: { en: 'What is it about?', es: '¿De qué se trata?' },
      staffLabel: { en: 'Subject', es: 'Asunto' },
      isShort: true,
      options: {
        stay: { en: 'A stay to come', es: 'Una estancia por venir' },
        past: { en: 'A stay that was', es: 'Una estancia que ya fue' },
        dining: { en: 'Restaurants and bars', es: 'Restaurantes y bares' },
        lost: { en: 'Something left behind', es: 'Algo que se quedó' },
        press: { en: 'Press', es: 'Prensa' },
        other: { en: 'Something else', es: 'Otra cosa' },
      },
    },
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
      title: 'Thank you, your message is with us',
      text: 'Somebody at the desk reads it and answers by email. A note that it has come is on its way to you.',
    },
    es: {
      title: 'Gracias, ya tenemos tu mensaje',
      text: 'Alguien en recepción lo lee y te responde por correo. Te enviamos también un aviso de que llegó.',
    },
  },
  confirmation: {
    en: {
      subject: 'Your message has reached us',
      text: 'Thank you for writing to us. Your message has come, and somebody will answer it.',
    },
    es: {
      subject: 'Recibimos tu mensaje',
      text: 'Gracias por escribirnos. Tu mensaje llegó y alguien te responderá.',
    },
  },
  permission: 'manage forms',
  keptDays: 365,
} as const satisfies FormDeclaration;

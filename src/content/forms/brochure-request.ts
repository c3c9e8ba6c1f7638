import type { FormDeclaration } from '../../domain/forms/form.ts';
import { email, name } from './person-fields.ts';

const byPost = { field: 'how', is: 'post' } as const;

/** A brochure, to be downloaded at once or sent by post. */
export const brochureRequest = {
  name: 'brochure',
  labels: { en: 'Brochure request', es: 'Solicitud de folleto' },
  fields: {
    brochure: {
      kind: 'offered',
      of: 'brochures',
      label: { en: 'Which brochure', es: 'Folleto' },
      staffLabel: { en: 'Brochure', es: 'Folleto' },
      isRequired: true,
      isShort: true,
    },
    how: {
      kind: 'choice',
      label: { en: 'How would you like it?', es: '¿Cómo lo quieres?' },
      staffLabel: { en: 'How it is sent', es: 'Cómo se envía' },
      isRequired: true,
      isShort: true,
      options: {
        download: { en: 'To download, now', es: 'Para descargar, ahora' },
        post: { en: 'On paper, by post', es: 'En papel, por correo postal' },
      },
    },
    name,
    email,
    street: {
      kind: 'text',
      label: { en: 'Street and number', es: 'Calle y número' },
      requiredWhen: byPost,
      maxLength: 300,
      autocomplete: 'street-address',
    },
    city: {
      kind: 'line',
      label: { en: 'Town', es: 'Ciudad' },
      requiredWhen: byPost,
      maxLength: 120,
      autocomplete: 'address-level2',
      isShort: true,
    },
    postcode: {
      kind: 'line',
      label: { en: 'Postcode', es: 'Código postal' },
      requiredWhen: byPost,
      maxLength: 20,
      autocomplete: 'postal-code',
      isShort: true,
    },
    country: {
      kind: 'line',
      label: { en: 'Country', es: 'País' },
      requiredWhen: byPost,
      maxLength: 80,
      autocomplete: 'country-name',
      isShort: true,
    },
  },
  button: { en: 'Send me the brochure', es: 'Quiero el folleto' },
  thanks: {
    en: {
      title: 'Here it is',
      text: 'Download it on this page; the link is in a mail to you, too. If you asked for paper, we put it in an envelope this week.',
    },
    es: {
      title: 'Aquí está',
      text: 'Descárgalo en esta página; el enlace va también en un correo para ti. Si lo pediste en papel, esta semana lo metemos en un sobre.',
    },
  },
  confirmation: {
    en: {
      subject: 'The brochure that you asked for',
      text: 'Thank you for your interest. This link leads to the brochure. If you asked for it on paper, we put it in an envelope this week.',
    },
    es: {
      subject: 'El folleto que pediste',
      text: 'Gracias por tu interés. Este enlace lleva al folleto. Si lo pediste en papel, esta semana lo metemos en un sobre.',
    },
  },
  link: { en: 'Download the brochure (PDF)', es: 'Descargar el folleto (PDF)' },
  permission: 'manage forms',
  keptDays: 180,
} as const satisfies FormDeclaration;

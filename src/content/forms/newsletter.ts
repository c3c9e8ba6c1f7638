import type { FormDeclaration } from '../../domain/forms/form.ts';
import { email } from './person-fields.ts';

export const newsletter = {
  name: 'newsletter',
  labels: { en: 'Newsletter', es: 'Boletín' },
  fields: {
    email: {
      kind: 'email',
      label: email.label,
      isRequired: true,
      autocomplete: 'email',
    },
    consent: {
      kind: 'consent',
      // A change of these words is a new version: what somebody agreed to is kept with their address.
      version: '2026-12',
      namesTerms: true,
      isRequired: true,
      label: {
        en: 'Yes, send me the newsletter by email, under the terms of this site. Each one has a link with which I can leave.',
        es: 'Sí, envíenme el boletín por correo, según los términos de este sitio. Cada uno trae un enlace para darme de baja.',
      },
    },
  },
  button: { en: 'Send it to me', es: 'Quiero recibirlo' },
  thanks: {
    en: {
      title: 'One more step',
      text: 'We have written to you. Open the link in the mail, and the newsletter is yours. If nothing comes, look among the unwanted mails.',
    },
    es: {
      title: 'Falta un paso',
      text: 'Te escribimos un correo. Abre el enlace que trae y el boletín será tuyo. Si no llega, búscalo entre el correo no deseado.',
    },
  },
  confirmation: {
    en: {
      subject: 'Would you like the newsletter?',
      text: 'Somebody asked us to send the newsletter to this address. If it was you, confirm it here. If it was not, do nothing: we send nothing, and forget the address in a week.',
    },
    es: {
      subject: '¿Quieres recibir el boletín?',
      text: 'Alguien nos pidió enviar el boletín a esta dirección. Si fuiste tú, confírmalo aquí. Si no, no hagas nada: no enviaremos nada y en una semana olvidamos la dirección.',
    },
  },
  permission: 'manage forms',
  keptDays: 7,
  isSubscription: true,
} as const satisfies FormDeclaration;

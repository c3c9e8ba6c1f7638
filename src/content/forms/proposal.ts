import type { FormDeclaration } from '../../domain/forms/form.ts';
import { email, name, telephone } from './person-fields.ts';

/** A request for proposal: meetings, weddings, groups. */
export const proposal = {
  name: 'proposal',
  labels: { en: 'Request for proposal', es: 'Solicitud de propuesta' },
  fields: {
    occasion: {
      kind: 'choice',
      label: { en: 'The occasion', es: 'La ocasión' },
      isRequired: true,
      isShort: true,
      options: {
        wedding: { en: 'Wedding', es: 'Boda' },
        meeting: { en: 'Meeting or conference', es: 'Reunión o congreso' },
        incentive: { en: 'Incentive trip', es: 'Viaje de incentivo' },
        group: { en: 'Family or group of friends', es: 'Familia o grupo de amigos' },
        other: { en: 'Something else', es: 'Otra cosa' },
      },
    },
    guests: {
      kind: 'number',
      label: { en: 'How many guests', es: 'Número de invitados' },
      isRequired: true,
      min: 1,
      max: 5000,
      isShort: true,
    },
    arrival: { kind: 'day', label: { en: 'Arrival', es: 'Llegada' }, isRequired: true, isShort: true },
    departure: {
      kind: 'day',
      label: { en: 'Departure', es: 'Salida' },
      isShort: true,
      notBefore: 'arrival',
    },
    rooms: { kind: 'number', label: { en: 'Rooms', es: 'Habitaciones' }, min: 1, max: 2000, isShort: true },
    company: {
      kind: 'line',
      label: { en: 'Company', es: 'Empresa' },
      maxLength: 160,
      autocomplete: 'organization',
      isShort: true,
    },
    name,
    email,
    telephone,
    details: {
      kind: 'text',
      label: { en: 'What should we know?', es: '¿Qué debemos saber?' },
      staffLabel: { en: 'Details', es: 'Detalles' },
      help: {
        en: 'Rooms and halls, meals, what the days should be like, other dates that would do.',
        es: 'Habitaciones y salones, comidas, cómo imaginas esos días, otras fechas posibles.',
      },
      maxLength: 4000,
    },
  },
  button: { en: 'Ask for a proposal', es: 'Pedir una propuesta' },
  thanks: {
    en: {
      title: 'Thank you, we are working on it',
      text: 'Our events team writes to you with rooms, halls and prices. A note that your request has come is on its way to you.',
    },
    es: {
      title: 'Gracias, ya estamos en ello',
      text: 'Nuestro equipo de eventos te escribe con habitaciones, salones y precios. Te enviamos también un aviso de que llegó tu solicitud.',
    },
  },
  confirmation: {
    en: {
      subject: 'Your request has reached us',
      text: 'Thank you for thinking of us. Your request has come, and our events team will write to you with a proposal.',
    },
    es: {
      subject: 'Recibimos tu solicitud',
      text: 'Gracias por pensar en nosotros. Tu solicitud llegó y nuestro equipo de eventos te escribirá con una propuesta.',
    },
  },
  permission: 'manage proposals',
  keptDays: 730,
} as const satisfies FormDeclaration;

import { address, choice, list, localized, markdown, text } from '../../../domain/fields/index.ts';
import { shores } from '../../../domain/group/resort-words.ts';
import { mapPlace } from '../../map-place.ts';
import { label, layout, lead, link, title, words } from './words.ts';

/** Slices of words. */

export const statement = {
  labels: { en: 'Statement', es: 'Declaración' },
  fields: {
    title,
    layout: layout({
      large: { en: 'Large, from the left', es: 'Grande, desde la izquierda' },
      centre: { en: 'In the middle', es: 'Al centro' },
      columns: { en: 'Title left, text right', es: 'Título a la izquierda, texto a la derecha' },
    }),
    label,
    text: words,
    ...link,
  },
} as const;

export const questions = {
  labels: { en: 'Questions and answers', es: 'Preguntas y respuestas' },
  fields: {
    title,
    layout: layout({
      beside: { en: 'Title beside the questions', es: 'Título junto a las preguntas' },
      below: { en: 'Title above the questions', es: 'Título sobre las preguntas' },
    }),
    questions: list({
      label: 'Questions',
      es: 'Preguntas',
      maxItems: 40,
      entryLabels: { en: 'Question', es: 'Pregunta' },
      fields: {
        question: localized(text({ label: 'Question', es: 'Pregunta', required: true, maxLength: 200 })),
        answer: localized(markdown({ label: 'Answer', es: 'Respuesta' })),
      },
    }),
  },
} as const;

export const facts = {
  labels: { en: 'Practical facts', es: 'Datos prácticos' },
  fields: {
    title,
    layout: layout({
      rows: { en: 'One below the other', es: 'Uno debajo de otro' },
      columns: { en: 'In columns', es: 'En columnas' },
    }),
    facts: list({
      label: 'Facts',
      es: 'Datos',
      maxItems: 40,
      entryLabels: { en: 'Fact', es: 'Dato' },
      fields: {
        name: localized(text({ label: 'What', es: 'Qué', required: true, maxLength: 80 })),
        text: localized(text({ label: 'Text', es: 'Texto', maxLength: 300 })),
      },
    }),
  },
} as const;

export const press = {
  labels: { en: 'Press line', es: 'Prensa' },
  fields: {
    title,
    layout: layout({
      line: { en: 'One line each', es: 'Una línea cada una' },
      columns: { en: 'Side by side', es: 'Lado a lado' },
    }),
    lines: list({
      label: 'What was written',
      es: 'Lo que se escribió',
      maxItems: 8,
      entryLabels: { en: 'Line', es: 'Línea' },
      fields: {
        text: localized(text({ label: 'Words', es: 'Palabras', required: true, maxLength: 200 })),
        who: text({ label: 'Publication', es: 'Medio', maxLength: 80 }),
        url: address({ label: 'Web address', es: 'Dirección web' }),
      },
    }),
  },
} as const;

export const callToAction = {
  labels: { en: 'Call to action', es: 'Llamada a la acción' },
  fields: {
    title,
    layout: layout({
      band: { en: "Band in the site's colour", es: 'Franja del color del sitio' },
      quiet: { en: 'Quiet, on paper', es: 'Discreta, sobre papel' },
    }),
    text: lead,
    ...link,
  },
} as const;

export const map = {
  labels: { en: 'Map', es: 'Mapa' },
  fields: {
    title,
    layout: layout(shores),
    label,
    text: words,
    places: list({
      label: 'Places',
      es: 'Lugares',
      maxItems: 20,
      entryLabels: { en: 'Place', es: 'Lugar' },
      fields: mapPlace,
    }),
  },
} as const;

export const embed = {
  labels: { en: 'Embedded page', es: 'Página incrustada' },
  fields: {
    title,
    layout: layout({
      text: { en: 'As wide as a text', es: 'Del ancho de un texto' },
      wide: { en: 'Wide', es: 'Ancha' },
    }),
    url: localized(
      address({
        label: 'Web address',
        es: 'Dirección web',
        help: {
          en: 'Shown in a frame only where its host is among those that the site lists.',
          es: 'Se muestra en un marco solo si su dominio está entre los que el sitio permite.',
        },
      }),
    ),
  },
} as const;

/** Where a stay is booked. On a site of one resort it is that one; elsewhere the visitor chooses. */
export const booking = {
  labels: { en: 'Booking form', es: 'Formulario de reservación' },
  fields: {
    title,
    layout: layout({
      inline: {
        en: 'One row; on phones a bar at the thumb',
        es: 'Una fila; en teléfonos, una barra al pulgar',
      },
      full: { en: 'A form of its own', es: 'Un formulario completo' },
    }),
    text: lead,
  },
} as const;

/** Where a flight is looked for. */
export const flights = {
  labels: { en: 'Flight form', es: 'Formulario de vuelos' },
  fields: { title, text: lead },
} as const;

/** A form beside the ways in which the property is reached, or these alone. */
export const place = {
  labels: { en: 'Form and contact', es: 'Formulario y contacto' },
  fields: {
    title,
    kind: choice({
      label: 'What stands here',
      es: 'Qué va aquí',
      options: ['booking', 'newsletter', 'brochure', 'contact', 'proposal'],
      labels: {
        booking: { en: 'Only how to reach the property', es: 'Solo cómo contactar al hotel' },
        newsletter: { en: 'Newsletter', es: 'Boletín' },
        brochure: { en: 'Brochure request', es: 'Solicitud de folleto' },
        contact: { en: 'Contact', es: 'Contacto' },
        proposal: { en: 'Request for proposal', es: 'Solicitud de propuesta' },
      },
    }),
    text: lead,
  },
} as const;

import type { PageStart } from '../../domain/appearance.ts';

/**
 * What a new page may begin as: blocks in an order that has proved itself, with titles that may stay. Whatever only the
 * property knows is left empty.
 */
export const starts: readonly PageStart[] = [
  {
    key: 'offer',
    label: { en: 'An offer', es: 'Una oferta' },
    note: {
      en: 'What it is, what is in it, the rooms it holds for, questions, booking.',
      es: 'Qué es, qué incluye, para qué habitaciones vale, preguntas, reservación.',
    },
    slices: [
      { block: 'hero', layout: 'below' },
      { block: 'statement', layout: 'columns', title: { en: 'What is in it', es: 'Qué incluye' } },
      { block: 'rooms', layout: 'compare', title: { en: 'The rooms', es: 'Las habitaciones' } },
      { block: 'questions', layout: 'beside', title: { en: 'Good to know', es: 'Bueno saberlo' } },
      { block: 'place', kind: 'booking' },
    ],
  },
  {
    key: 'place',
    label: { en: 'A place of the resort', es: 'Un lugar del hotel' },
    note: {
      en: 'A spa, a beach, a club: how it feels, pictures, hours and prices, where it is.',
      es: 'Un spa, una playa, un club: cómo se siente, imágenes, horarios y precios, dónde está.',
    },
    slices: [
      { block: 'hero', layout: 'full' },
      { block: 'statement', layout: 'large' },
      { block: 'chapter', layout: 'left' },
      { block: 'chapter', layout: 'right' },
      { block: 'gallery', layout: 'mosaic' },
      { block: 'facts', layout: 'columns', title: { en: 'Hours and prices', es: 'Horarios y precios' } },
    ],
  },
  {
    key: 'story',
    label: { en: 'A story', es: 'Una historia' },
    note: {
      en: 'A title beside a tall picture, chapters, one quote, what to read next.',
      es: 'Un título junto a una imagen alta, capítulos, una cita, qué leer después.',
    },
    slices: [
      { block: 'hero', layout: 'beside' },
      { block: 'chapter', layout: 'right' },
      { block: 'quote', layout: 'alone' },
      { block: 'chapter', layout: 'tall' },
      { block: 'stories', title: { en: 'More stories', es: 'Más historias' }, most: 3 },
    ],
  },
  {
    key: 'way',
    label: { en: 'How to get here', es: 'Cómo llegar' },
    note: {
      en: 'The map with its places, airport and drive, questions, contact.',
      es: 'El mapa con sus lugares, aeropuerto y camino, preguntas, contacto.',
    },
    slices: [
      { block: 'hero', layout: 'below', title: { en: 'How to get here', es: 'Cómo llegar' } },
      { block: 'map' },
      { block: 'facts', layout: 'rows', title: { en: 'The way', es: 'El camino' } },
      { block: 'questions', layout: 'beside', title: { en: 'Before you leave', es: 'Antes de salir' } },
      { block: 'place', kind: 'contact' },
    ],
  },
];

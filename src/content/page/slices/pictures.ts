import { address, list, localized, text } from '../../../domain/fields/index.ts';
import { caption, image, label, layout, lead, link, title, words } from './words.ts';

/** Slices in which a picture comes first. */

export const hero = {
  labels: { en: 'Hero', es: 'Portada' },
  fields: {
    title,
    layout: layout({
      full: { en: 'Picture as wide as the screen', es: 'Imagen a todo lo ancho' },
      beside: { en: 'Title beside a tall picture', es: 'Título junto a una imagen alta' },
      below: { en: 'Title above a wide picture', es: 'Título sobre una imagen ancha' },
    }),
    label,
    text: lead,
    image,
    film: address({
      label: 'Film',
      es: 'Video',
      offers: 'video',
      help: {
        en: 'A video of the library, or the web address of an mp4. It plays three times without sound; the picture stands in until then.',
        es: 'Un video de la biblioteca o la dirección web de un mp4. Se reproduce tres veces sin sonido; mientras carga se ve la imagen.',
      },
    }),
    ...link,
  },
} as const;

export const chapter = {
  labels: { en: 'Chapter', es: 'Capítulo' },
  fields: {
    title,
    layout: layout({
      left: { en: 'Picture left', es: 'Imagen a la izquierda' },
      right: { en: 'Picture right', es: 'Imagen a la derecha' },
      tall: { en: 'Tall picture, two of them', es: 'Dos imágenes altas' },
    }),
    label,
    text: words,
    image,
    caption,
    second: { ...image, label: 'Second picture', es: 'Segunda imagen' },
    ...link,
  },
} as const;

export const gallery = {
  labels: { en: 'Gallery', es: 'Galería' },
  fields: {
    title,
    layout: layout({
      mosaic: { en: 'Mosaic', es: 'Mosaico' },
      strip: { en: 'Strip to move through', es: 'Tira para recorrer' },
      pair: { en: 'Pairs, one large and one small', es: 'Pares, una grande y una chica' },
    }),
    pictures: list({
      label: 'Pictures',
      es: 'Imágenes',
      maxItems: 24,
      entryLabels: { en: 'Picture', es: 'Imagen' },
      fields: { image, caption },
    }),
  },
} as const;

export const picture = {
  labels: { en: 'Wide picture', es: 'Imagen ancha' },
  fields: {
    image,
    layout: layout({
      bleed: { en: 'As wide as the screen', es: 'A todo lo ancho' },
      inset: { en: 'Within the margins', es: 'Dentro de los márgenes' },
    }),
    caption,
  },
} as const;

export const quote = {
  labels: { en: 'Quote', es: 'Cita' },
  fields: {
    text: localized(text({ label: 'Quote', es: 'Cita', required: true, maxLength: 300, inSummary: true })),
    layout: layout({
      alone: { en: 'Alone, large', es: 'Sola, grande' },
      beside: { en: 'Beside a picture', es: 'Junto a una imagen' },
    }),
    who: localized(text({ label: 'Who said it', es: 'Quién lo dijo', maxLength: 120 })),
    image,
  },
} as const;

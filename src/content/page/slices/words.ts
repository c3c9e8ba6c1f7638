import { address, choice, localized, markdown, picture, text } from '../../../domain/fields/index.ts';
import type { Locales } from '../../../domain/language.ts';

/** Fields that many slices have, so that they are asked for in the same words. */

export const label = localized(
  text({
    label: 'Label above the title',
    es: 'Etiqueta sobre el título',
    maxLength: 40,
    help: { en: 'One to three words, in small capitals.', es: 'De una a tres palabras, en versalitas.' },
  }),
);

export const title = localized(text({ label: 'Title', es: 'Título', maxLength: 120, inSummary: true }));

export const lead = localized(text({ label: 'Text', es: 'Texto', maxLength: 400 }));

export const words = localized(markdown({ label: 'Text', es: 'Texto' }));

export const image = picture({ label: 'Picture', es: 'Imagen' });

export const caption = localized(
  text({
    label: 'Caption',
    es: 'Pie de foto',
    maxLength: 160,
    help: { en: 'Says what the picture shows.', es: 'Dice qué se ve en la imagen.' },
  }),
);

/** A link of the slice: where it leads, and what it says. */
export const link = {
  link_text: localized(text({ label: 'Words of the link', es: 'Texto del enlace', maxLength: 60 })),
  link_url: localized(
    address({
      label: 'Where the link leads',
      es: 'A dónde lleva el enlace',
      help: {
        en: '/dining for a page of this site, https://… for another one, tel:… for a call.',
        es: '/es/gastronomia para una página de este sitio, https://… para otra, tel:… para llamar.',
      },
    }),
  ),
};

/** The compositions of a slice; the first one where none is chosen. */
export function layout<const V extends string>(labels: Readonly<Record<V, Locales<string>>>) {
  const options = Object.keys(labels) as V[];
  return choice({
    label: 'Composition',
    es: 'Composición',
    options,
    otherwise: options[0]!,
    labels: labels as Readonly<Record<string, Locales<string>>>,
    inSummary: true,
  });
}

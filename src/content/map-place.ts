import { integer, localized, text } from '../domain/fields/index.ts';

/** A place on a drawn map: what it is called, and where on the drawing it lies. */
export const mapPlace = {
  name: localized(text({ label: 'Name', es: 'Nombre', required: true, maxLength: 60 })),
  note: localized(text({ label: 'Note', es: 'Nota', maxLength: 120 })),
  across: integer({
    label: 'From the left',
    es: 'Desde la izquierda',
    min: 0,
    max: 100,
    unit: '%',
    required: true,
  }),
  down: integer({ label: 'From the top', es: 'Desde arriba', min: 0, max: 100, unit: '%', required: true }),
} as const;

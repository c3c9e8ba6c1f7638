import type { Locales } from '../../../domain/language.ts';

interface MoreScreen {
  readonly to: string;
  readonly label: Locales<string>;
  readonly note: Locales<string>;
}

/** Screens of single types that are no step of a workflow, by the type's name. */
export const moreScreens: Readonly<Record<string, readonly MoreScreen[] | undefined>> = {
  booking_code_trigger: [
    {
      to: '/booking-codes',
      label: { en: 'Try booking codes', es: 'Probar los códigos' },
      note: {
        en: 'Which codes a visitor gets and why, and which triggers are in each other’s way',
        es: 'Qué códigos obtiene un visitante y por qué, y qué activadores se estorban',
      },
    },
  ],
  redirect: [
    {
      to: '/missing-addresses',
      label: { en: 'Look through addresses not found', es: 'Revisar las direcciones no encontradas' },
      note: {
        en: 'What visitors asked for and did not find',
        es: 'Lo que los visitantes buscaron y no encontraron',
      },
    },
    {
      to: '/redirect-file',
      label: { en: 'Read a CSV file in, or save one', es: 'Cargar o descargar un archivo CSV' },
      note: {
        en: 'Many redirects at once, from a spreadsheet',
        es: 'Muchas redirecciones a la vez, desde una hoja de cálculo',
      },
    },
  ],
};

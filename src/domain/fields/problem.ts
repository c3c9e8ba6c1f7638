import type { Language } from '../language.ts';

/** Why a value was refused, as data, so that server and form say the same in either language. */
export type ProblemCode = keyof typeof texts;

export interface Problem {
  /** Dotted path of the field, `locale.es.sections.0.title`. */
  readonly path: string;
  readonly code: ProblemCode;
  /** The limit or the allowed values, where the code has one. */
  readonly detail?: string;
}

const texts = {
  required: { en: 'This is required.', es: 'Este dato es obligatorio.' },
  unknown: { en: 'There is no such field.', es: 'No existe este campo.' },
  type: { en: 'This should be {detail}.', es: 'Esto debe ser {detail}.' },
  'too-long': { en: 'At most {detail} characters.', es: 'Como máximo {detail} caracteres.' },
  'too-many': { en: 'At most {detail} entries.', es: 'Como máximo {detail} entradas.' },
  range: { en: 'This should be between {detail}.', es: 'Esto debe estar entre {detail}.' },
  choice: { en: 'Choose one of: {detail}.', es: 'Elija uno de: {detail}.' },
  slug: {
    en: 'Use small letters, digits and single hyphens.',
    es: 'Use minúsculas, números y guiones sencillos.',
  },
  'slug-taken': {
    en: 'Another record already uses this address.',
    es: 'Otro registro ya usa esta dirección.',
  },
  taken: { en: 'Another record already has this value.', es: 'Otro registro ya tiene este valor.' },
  address: {
    en: 'Give an address that starts with / or https://.',
    es: 'Indique una dirección que empiece con / o https://.',
  },
  date: {
    en: 'Give a real date and time like {detail}.',
    es: 'Indique una fecha y hora reales como {detail}.',
  },
  'ends-before-start': { en: 'This ends before it starts.', es: 'Termina antes de empezar.' },
  color: { en: 'Give a colour like #0b6e69.', es: 'Indique un color como #0b6e69.' },
  'time-zone': {
    en: 'Give a time zone like America/Cancun.',
    es: 'Indique una zona horaria como America/Cancun.',
  },
  'control-character': {
    en: 'This contains a character that cannot be stored.',
    es: 'Contiene un carácter que no se puede guardar.',
  },
  missing: { en: 'There is no such record: {detail}.', es: 'No existe este registro: {detail}.' },
} as const satisfies Record<string, Record<Language, string>>;

export function problemText(problem: Problem, language: Language): string {
  return texts[problem.code][language].replace('{detail}', problem.detail ?? '');
}

import type { Locales } from '../language.ts';

/** The numbers by which hotels know who sells travel: each organisation has a form of its own. */
export const numberKinds = ['iata', 'arc', 'clia', 'true'] as const;

export type NumberKind = (typeof numberKinds)[number];

export const isNumberKind = (kind: unknown): kind is NumberKind =>
  (numberKinds as readonly unknown[]).includes(kind);

export const numberKindNames: Readonly<Record<NumberKind, string>> = {
  iata: 'IATA',
  arc: 'ARC',
  clia: 'CLIA',
  true: 'TRUE',
};

/** What each looks like, as the form says it. */
export const numberForms: Readonly<Record<NumberKind, Locales<string>>> = {
  iata: {
    en: 'An IATA number has eight digits, and the last one follows from the others.',
    es: 'Un número IATA tiene ocho dígitos y el último se calcula de los demás.',
  },
  arc: {
    en: 'An ARC number has eight digits, and the last one follows from the others.',
    es: 'Un número ARC tiene ocho dígitos y el último se calcula de los demás.',
  },
  clia: {
    en: 'A CLIA number has eight digits and begins with 00.',
    es: 'Un número CLIA tiene ocho dígitos y empieza con 00.',
  },
  true: {
    en: 'A TRUE number has eight digits and does not begin with 00.',
    es: 'Un número TRUE tiene ocho dígitos y no empieza con 00.',
  },
};

const EIGHT_DIGITS = /^\d{8}$/;

/** The last digit is what is left of the first seven, as one number, divided by seven. */
const hasCheckDigit = (digits: string): boolean => Number(digits.slice(0, 7)) % 7 === Number(digits[7]);

const rules: Readonly<Record<NumberKind, (digits: string) => boolean>> = {
  iata: hasCheckDigit,
  arc: hasCheckDigit,
  clia: (digits) => digits.startsWith('00'),
  true: (digits) => !digits.startsWith('00'),
};

/** The eight digits of a number that people write as '33-5 2047 6'; undefined for one that cannot be of its kind. */
export function registrationNumber(kind: NumberKind, written: string): string | undefined {
  const digits = written.replaceAll(/[\s.-]/g, '');
  if (!EIGHT_DIGITS.test(digits) || /^0+$/.test(digits)) return undefined;
  return rules[kind](digits) ? digits : undefined;
}

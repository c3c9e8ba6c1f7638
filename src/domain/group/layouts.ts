import type { Locales } from '../language.ts';

/** How a meeting room is set, and what each is good for. */
export const layouts = {
  theatre: { en: 'Theatre', es: 'Auditorio' },
  classroom: { en: 'Classroom', es: 'Escuela' },
  banquet: { en: 'Banquet', es: 'Banquete' },
  boardroom: { en: 'Boardroom', es: 'Junta' },
  u_shape: { en: 'U-shape', es: 'Herradura' },
  cocktail: { en: 'Cocktail', es: 'Coctel' },
} as const satisfies Readonly<Record<string, Locales<string>>>;

export type Layout = keyof typeof layouts;

export const layoutNames = Object.keys(layouts) as Layout[];

export const isLayout = (name: string | undefined): name is Layout =>
  name !== undefined && Object.hasOwn(layouts, name);

/** 'Café del MAR' → 'cafe del mar': search and comparison ignore accents and case. */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

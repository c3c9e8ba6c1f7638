/** 'Café del MAR' → 'cafe del mar': search and comparison ignore accents and case. */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The words of a text, folded: letters and digits, nothing between them. */
export const wordsIn = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

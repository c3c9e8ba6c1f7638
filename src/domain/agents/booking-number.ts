import { fold } from '../fold.ts';

/** 'ab-12 345' and 'AB12345' are the same confirmation number: the spelling in which two are compared. */
export const bookingKey = (written: string): string =>
  fold(written)
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();

/** 'de la Peña' and 'DE LA PENA' are the same surname. */
export const guestKey = (written: string): string => fold(written).replaceAll(/[^\p{L}\p{N}]/gu, '');

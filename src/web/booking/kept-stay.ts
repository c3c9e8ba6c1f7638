/**
 * What a visitor chose, as the booking form would send it: kept on the device alone, for every page of the site. Two tabs
 * may hold two stays: each goes on with its own, and a new tab begins with what was chosen last.
 */

const KEY = 'palapa-stay';
/** Longer than the form can be; what is longer was not written by it. */
const MAX_LENGTH = 2000;

export function keepStay(fields: URLSearchParams): void {
  const stay = fields.toString().slice(0, MAX_LENGTH);
  try {
    sessionStorage.setItem(KEY, stay);
    localStorage.setItem(KEY, stay);
  } catch {
    // A browser that keeps nothing forgets it with the page.
  }
}

export function keptStay(): URLSearchParams {
  try {
    const stay = sessionStorage.getItem(KEY) ?? localStorage.getItem(KEY) ?? '';
    return new URLSearchParams(stay.slice(0, MAX_LENGTH));
  } catch {
    return new URLSearchParams();
  }
}

/** What a visitor chose, as the booking form would send it: kept on the device alone, for every page of the site. */

const KEY = 'palapa-stay';
/** Longer than the form can be; what is longer was not written by it. */
const MAX_LENGTH = 2000;

export function keepStay(fields: URLSearchParams): void {
  try {
    localStorage.setItem(KEY, fields.toString().slice(0, MAX_LENGTH));
  } catch {
    // A browser that keeps nothing forgets it with the page.
  }
}

export function keptStay(): URLSearchParams {
  try {
    return new URLSearchParams((localStorage.getItem(KEY) ?? '').slice(0, MAX_LENGTH));
  } catch {
    return new URLSearchParams();
  }
}

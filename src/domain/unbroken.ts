/** Words that stay on one line: a date, an hour, a measure. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

/** The hours in a text stay on one line each, '8:30 pm' and '8:30 p. m.', as somebody has written them. */
export const withUnbrokenHours = (text: string): string =>
  text.replace(/\d (?:[ap]m\b|[ap]\. ?m\.)/g, unbroken);

/** Words that stay on one line: a date, an hour, a measure. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

/** The parameters of an address that a page reads, each with all its values in their order. */
export type Asked = Readonly<Record<string, readonly string[]>>;

export const nothingAsked: Asked = {};

/** What is said back to a visitor of a value that means nothing here: its beginning is enough to know it by. */
const MAX_SAID = 40;

export const saidBack = (value: string): string =>
  value.length > MAX_SAID ? `${value.slice(0, MAX_SAID)}…` : value;

/** What was given for a parameter, without blanks and without what says nothing. */
export const valuesOf = (asked: Asked, name: string): string[] =>
  (asked[name] ?? []).map((value) => value.trim()).filter((value) => value !== '');

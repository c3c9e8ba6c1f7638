import type { Draft } from '../domain/content-type.ts';
import type { Fields } from '../domain/fields/field.ts';

/**
 * A record of the demo group. Ids are given (site id times 100 and counting), so that records can name each
 * other and printed addresses stay true; the database counts on above them.
 */
export type DemoRecord<T extends { fields: Fields }> = Draft<T> & { id: number; archived?: true };

/** 'YYYY-MM-DD' so many days from the Monday of the week in which the demo is loaded. */
export type DemoDay = (daysFromMonday: number) => string;

/** The records of a type, by the id of their site. */
export type Demo<T extends { fields: Fields }> = Readonly<
  Record<number, DemoRecord<T> | readonly DemoRecord<T>[] | ((day: DemoDay) => readonly DemoRecord<T>[])>
>;

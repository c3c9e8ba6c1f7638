import { readHost, readHostPrefix } from '../host-text.ts';
import type { Field, FieldOptions } from './field.ts';
import type { FieldType } from './field-type.ts';
import { parseText } from './text.ts';

/** The name of a machine in the network, 'www.example.com': no scheme, no port, no path. */
export interface HostField extends Field<'host', string | null> {}

export const host = <const O extends FieldOptions>(options: O): HostField & O => ({
  type: 'host',
  ...options,
});

/** What hosts begin with, 'hub.'. */
export interface HostPrefixField extends Field<'hostPrefix', string | null> {}

export const hostPrefix = <const O extends FieldOptions>(options: O): HostPrefixField & O => ({
  type: 'hostPrefix',
  ...options,
});

/** Of a name with accents the form that DNS knows is longer, and is stored. */
const MAX_HOST = 253;

const hostLike = (
  read: (written: string) => string | undefined,
  issue: 'host' | 'host-prefix',
  example: string,
): FieldType => ({
  column: 'text',
  blank: null,
  placeholder: () => example,
  parse(value, _field, at, context) {
    const written = parseText(value, MAX_HOST, at, context);
    if (written === null) return null;
    const known = read(written);
    if (known === undefined) context.addIssue(at, issue);
    return known ?? written;
  },
  schema: () => ({ type: ['string', 'null'], maxLength: MAX_HOST, examples: [example] }),
  searchWords: (value) => (typeof value === 'string' ? [value] : []),
  namesEntry: 'first',
});

export const hostType = hostLike(readHost, 'host', 'www.example.com');

export const hostPrefixType = hostLike(readHostPrefix, 'host-prefix', 'hub.');

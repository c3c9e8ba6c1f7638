import { expect, it } from 'vitest';
import {
  address,
  boolean,
  decimal,
  gallery,
  group,
  integer,
  list,
  picture,
  reference,
  references,
  text,
} from './index.ts';
import type { Field } from './field.ts';
import { ParseContext } from './field-type.ts';
import { fieldTypeOf } from './field-types.ts';
import { issueText } from './issue.ts';

const label = { label: 'Field', es: 'Campo' };

it.each([
  ['text', text(label), 'un texto'],
  ['address', address(label), 'un texto'],
  ['integer', integer(label), 'un número entero'],
  ['decimal', decimal(label), 'un número'],
  ['boolean', boolean(label), 'verdadero o falso'],
  ['picture', picture(label), 'el identificador de una imagen'],
  ['gallery', gallery(label), 'una lista'],
  ['reference', reference({ ...label, to: 'menu' }), 'el identificador de un registro'],
  ['references', references({ ...label, to: 'menu' }), 'una lista de identificadores de registros'],
  ['list', list({ ...label, maxItems: 3, fields: {} }), 'una lista'],
  ['group', group({ ...label, fields: {} }), 'un grupo de campos'],
] as [string, Field, string][])('what a %s should be is said in Spanish too', (_name, field, words) => {
  const context = new ParseContext(fieldTypeOf);
  fieldTypeOf(field).parse(Symbol('anything'), field, 'field', context);
  expect(context.issues.map((one) => issueText(one, 'es'))).toEqual([`Esto debe ser ${words}.`]);
});

it('two limits are joined in the language of who reads', () => {
  const problem = { path: 'seats', code: 'range', detail: '0 and 99' } as const;
  expect(issueText(problem, 'en')).toBe('This should be between 0 and 99.');
  expect(issueText(problem, 'es')).toBe('Esto debe estar entre 0 y 99.');
});

it('a detail is said as it stands, whatever characters are in it', () => {
  expect(issueText({ path: 'ids', code: 'missing', detail: "$& $'" }, 'en')).toBe(
    "There is no such record: $& $'.",
  );
});

it('rights that are not one’s own to give are called as the role screens call them', () => {
  const roles = { path: 'role_ids', code: 'not-yours-to-give', detail: 'manage menus, manage bct' } as const;
  expect(issueText(roles, 'es')).toBe(
    'No puede dar lo que usted no tiene: Gestionar menús, Gestionar activadores de códigos de reservación.',
  );
  expect(issueText(roles, 'en')).toBe(
    'You cannot give what you do not have: Manage menus, Manage booking code triggers.',
  );
  const sites = { path: 'site_ids', code: 'not-yours-to-give' } as const;
  expect(issueText({ ...sites, detail: 'all' }, 'es')).toContain('todas las propiedades');
  expect(issueText({ ...sites, detail: '24, 36' }, 'es')).toContain('24, 36');
});

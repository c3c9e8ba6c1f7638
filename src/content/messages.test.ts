import { describe, expect, it } from 'vitest';
import type { ContentType } from '../domain/content-type.ts';
import { type CompletedAction, successMessage } from '../domain/message.ts';
import { allContentTypes, contentTypes } from './index.ts';

/** The texts of section 8. */

const said = (type: ContentType, did: CompletedAction, name: string, language: 'en' | 'es') =>
  successMessage(type, did, name, language).text;

describe('a success message', () => {
  it('is titled Success!', () => {
    expect(successMessage(contentTypes.menu, 'saved', 'Breakfast', 'en').title).toBe('Success!');
    expect(successMessage(contentTypes.menu, 'saved', 'Desayuno', 'es').title).toBe('¡Listo!');
  });

  it.each(['brand', 'clock', 'event', 'menu', 'resort', 'special', 'post'] as const)(
    'of a %s begins with its name',
    (name) => {
      const type = contentTypes[name];
      expect(said(type, 'created', 'Whale mornings', 'en')).toBe('Whale mornings has been created.');
      expect(said(type, 'saved', 'Whale mornings', 'en')).toBe('Whale mornings has been saved.');
      expect(said(type, 'deleted', 'Whale mornings', 'en')).toBe('Whale mornings has been deleted.');
    },
  );

  it('of a trigger says Trigger, whatever its code', () => {
    const type = contentTypes.booking_code_trigger;
    expect(said(type, 'created', 'SUMMER26', 'en')).toBe('Trigger has been created.');
    expect(said(type, 'saved', 'SUMMER26', 'en')).toBe('Trigger has been saved.');
    expect(said(type, 'deleted', 'SUMMER26', 'en')).toBe('Trigger has been deleted.');
    expect(said(type, 'deleted', 'SUMMER26', 'es')).toBe('Se eliminó el activador.');
  });

  it('of a restaurant tells of the archive', () => {
    expect(said(contentTypes.restaurant, 'archived', 'La Lonja', 'en')).toBe('La Lonja has been archived.');
    expect(said(contentTypes.restaurant, 'restored', 'La Lonja', 'es')).toBe('Se restauró «La Lonja».');
  });

  it('says a name as it stands, whatever characters are in it', () => {
    for (const name of ["$& $1 $'", '{name}', '100 % <b>']) {
      expect(said(contentTypes.clock, 'saved', name, 'en')).toBe(`${name} has been saved.`);
    }
  });

  it('is there for every type and everything that can be done to it, in both languages', () => {
    for (const type of allContentTypes) {
      for (const did of ['created', 'saved', 'deleted', 'archived', 'restored'] as const) {
        expect(said(type, did, 'X', 'en')).toMatch(/^(X|Trigger|Global meta) has been \w+\.$/);
        expect(said(type, did, 'X', 'es')).toMatch(
          /^Se \p{L}+ («X»|el activador|el registro de metadatos)\.$/u,
        );
      }
    }
  });
});

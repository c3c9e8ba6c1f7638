import { describe, expect, it } from 'vitest';
import { namesFor } from '../domain/record/names-for.ts';
import { allContentTypes, contentTypes } from './index.ts';
import { titlePlace } from '../domain/record/title-place.ts';
import { titleBeside, titledLanguages } from '../domain/record/title.ts';

const { booking_code_trigger, clock, event, post, promotion } = contentTypes;

describe('the title of a record', () => {
  it('is a field of its own, or one of the group that guests are shown', () => {
    expect([event, clock, post, promotion, booking_code_trigger].map(titlePlace)).toEqual([
      ['title'],
      ['specials_title'],
      ['title'],
      ['settings', 'title'],
      undefined,
    ]);
    const known = allContentTypes.filter((type) => type.scope === 'site' && type.appears?.guests?.known);
    expect(known.filter((type) => !titlePlace(type))).toEqual([]);
  });

  it('says in which languages the record is there', () => {
    const slide = { settings: { title: { en: 'Two for one', es: ' ' } } };
    expect(titledLanguages(promotion, slide)).toEqual(['en']);
    expect(titledLanguages(event, { locale: { en: {}, es: { title: 'Yoga' } } })).toEqual(['es']);
    expect(titledLanguages(booking_code_trigger, {})).toEqual(['en', 'es']);
  });

  it('is said beside the name where it is another, in the language of the reader', () => {
    const yoga = {
      label: 'Yoga 7am',
      locale: { en: { title: 'Sunrise yoga' }, es: { title: 'Yoga al alba' } },
    };
    expect([titleBeside(event, yoga, 'en'), titleBeside(event, yoga, 'es')]).toEqual([
      'Sunrise yoga',
      'Yoga al alba',
    ]);
    expect(titleBeside(event, { ...yoga, label: 'Yoga al alba' }, 'es')).toBe('');
    expect(
      titleBeside(promotion, { label: '2x1', settings: { title: { en: 'Two for one', es: null } } }, 'es'),
    ).toBe('Two for one');
    expect(titleBeside(event, { label: 'New' }, 'es')).toBe('');
  });

  it('is the name itself to whoever reads Spanish, beside what staff call it', () => {
    expect(namesFor('Bar, November', ' Dos por uno ', 'es')).toEqual({
      name: 'Dos por uno',
      beside: 'Bar, November',
    });
    for (const [title, language] of [
      ['Dos por uno', 'en'],
      ['', 'es'],
      [null, 'es'],
      ['Bar, November', 'es'],
    ] as const)
      expect(namesFor('Bar, November', title, language)).toEqual({ name: 'Bar, November', beside: '' });
  });
});

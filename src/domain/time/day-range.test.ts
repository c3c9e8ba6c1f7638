import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { days, describeDays } from './day-range.ts';

describe('days of the week in words', () => {
  it.each([
    [[...days], 'Everyday', 'Todos los días'],
    [['Mon', 'Tues', 'Wed', 'Thurs', 'Fri'], 'Mon – Fri', 'lunes a viernes'],
    [['Fri', 'Sat'], 'Fri – Sat', 'viernes y sábado'],
    [['Mon', 'Wed', 'Fri'], 'Mon, Wed & Fri', 'lunes, miércoles y viernes'],
    [['Mon', 'Tues', 'Thurs'], 'Mon, Tues & Thurs', 'lunes, martes y jueves'],
    [['Sat', 'Sun'], 'Sun & Sat', 'domingo y sábado'],
    [['Sun'], 'Sun', 'domingo'],
    [[], '', ''],
  ])('%j', (chosen, english, spanish) => {
    expect(describeDays(chosen, 'en')).toBe(english);
    expect(describeDays(chosen, 'es')).toBe(spanish);
  });

  it('ignores the order given, doubles and what is no day', () => {
    expect(describeDays(['Fri', 'Someday', 'Wed', 'Fri', 'Thurs', ''], 'en')).toBe('Wed – Fri');
    expect(describeDays(['Someday'], 'en')).toBe('');
  });

  it('can be read back to exactly the days chosen', () => {
    fc.assert(
      fc.property(fc.subarray([...days]), (chosen) => {
        const text = describeDays(chosen, 'en');
        const [from, to] = text.split(' – ').map((day) => days.indexOf(day as 'Sun'));
        const read =
          text === 'Everyday'
            ? days
            : text.includes(' – ')
              ? days.slice(from, (to ?? 0) + 1)
              : text.split(/, | & /).filter((day) => day !== '');
        expect(read).toEqual(chosen);
      }),
    );
  });
});

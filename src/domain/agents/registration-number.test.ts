import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberKinds, registrationNumber } from './registration-number.ts';

const sevenDigits = fc.integer({ min: 1, max: 9_999_999 }).map((number) => String(number).padStart(7, '0'));

describe('the number of an agent', () => {
  it.each([
    ['iata', '33520476', '33520476'],
    ['iata', ' 33-5 2047 6 ', '33520476'],
    ['iata', '33520475', undefined],
    ['iata', '3352047', undefined],
    ['iata', '335204761', undefined],
    ['arc', '05.5123.43', undefined],
    ['arc', '05512346', undefined],
    ['clia', '00123456', '00123456'],
    ['clia', '00-12-3456', '00123456'],
    ['clia', '10123456', undefined],
    ['true', '70123456', '70123456'],
    ['true', '00123456', undefined],
    ['iata', '00000000', undefined],
    ['clia', '00000000', undefined],
    ['iata', '3352047O', undefined],
    ['iata', '', undefined],
    ['true', '７0123456', undefined],
  ] as const)('as %s, "%s" is %s', (kind, written, read) => {
    expect(registrationNumber(kind, written)).toBe(read);
  });

  it('of IATA and ARC has one last digit that fits, whatever the others are', () => {
    fc.assert(
      fc.property(sevenDigits, fc.constantFrom('iata', 'arc'), (seven, kind) => {
        const fitting = Array.from('0123456789').filter((last) => registrationNumber(kind, seven + last));
        expect(fitting).toHaveLength(1);
      }),
    );
  });

  it('is read the same again once it has been read', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...numberKinds), (written, kind) => {
        const read = registrationNumber(kind, written);
        expect(read === undefined || registrationNumber(kind, read) === read).toBe(true);
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { resortsForSite } from './resort.ts';

const resorts = [
  { id: 1, site: 1, code: 'sal-y-brisa', triggers: [] },
  { id: 2, site: 15, code: 'casa-marea', triggers: [7, 9] },
  { id: 3, site: null, code: null, triggers: [8] },
];

describe('the resorts of a site', () => {
  it("are a property's own, and all of them for the group", () => {
    const of = (id: number, isDefault: boolean) =>
      resortsForSite(resorts, { id, isDefault }).map((one) => one.id);
    expect(of(15, false)).toEqual([2]);
    expect(of(24, false)).toEqual([]);
    expect(of(1, true)).toEqual([1, 2, 3]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BookingCodeTrigger } from './trigger.ts';
import { TriggerIndex } from './trigger-index.ts';
import { triggerWarnings } from './trigger-warnings.ts';

const trigger = (id: number, more: Partial<BookingCodeTrigger>): BookingCodeTrigger => ({
  id,
  code_value: `T${id}`,
  magic_label: null,
  geocode_label: null,
  trigger_value: `promo=P${id}`,
  abbr_resorts_list: null,
  ...more,
});
const resorts = ['Marea', 'ocaso'].map((code) => ({
  code,
  triggers: [] as number[],
  booking: { engine: 'group' as const },
}));
const warnings = (...all: BookingCodeTrigger[]) => triggerWarnings(all, resorts);

describe('a trigger is warned of', () => {
  it('where it gives nothing', () => {
    expect(warnings(trigger(1, { trigger_value: 'promo=' }))).toEqual([{ trigger: 1, is: 'gives-nothing' }]);
  });

  it('where it names resorts that are not there', () => {
    expect(warnings(trigger(1, { abbr_resorts_list: 'marea, atlantis' }))).toEqual([
      { trigger: 1, is: 'unknown-resort', resorts: ['atlantis'] },
    ]);
    expect(warnings(trigger(1, { abbr_resorts_list: 'atlantis' }))).toEqual([
      { trigger: 1, is: 'unknown-resort', resorts: ['atlantis'] },
      { trigger: 1, is: 'never-matches' },
    ]);
  });

  it('where the booking engine of a resort takes none of its codes', () => {
    const coral = { code: 'Coral', triggers: [], booking: { engine: 'reservhotel' as const } };
    const unbooked = { code: 'faro', triggers: [], booking: null };
    const at = (more: Partial<BookingCodeTrigger>) =>
      triggerWarnings([trigger(1, more)], [...resorts, coral, unbooked]);
    expect(at({})).toEqual([{ trigger: 1, is: 'not-taken', resorts: ['Coral'] }]);
    expect(at({ abbr_resorts_list: 'marea, faro' })).toEqual([]);
    expect(at({ trigger_value: 'promo=P&promo_reservhotel=P' })).toEqual([]);
    // Every engine is told the currency.
    expect(at({ trigger_value: 'currency=MXN' })).toEqual([]);
  });

  it('where an older one with the same cause hides it', () => {
    const older = trigger(1, { magic_label: 'utm=may&a' });
    expect(warnings(older, trigger(2, { magic_label: 'A&UTM=May' }))).toEqual([
      { trigger: 2, is: 'hidden', by: 1, cause: 'A&UTM=May' },
    ]);
    expect(warnings(trigger(1, { code_value: 'Niño' }), trigger(2, { code_value: 'NINO' }))).toEqual([
      { trigger: 2, is: 'hidden', by: 1, cause: 'NINO' },
    ]);
  });

  it('where it clashes with another at some of its resorts', () => {
    const older = trigger(1, { geocode_label: 'MX', abbr_resorts_list: 'marea' });
    expect(warnings(older, trigger(2, { geocode_label: 'MX', abbr_resorts_list: 'marea, ocaso' }))).toEqual([
      { trigger: 2, is: 'clash', by: 1, cause: 'MX' },
    ]);
  });

  it('but not where one for all stands beside one for a resort, nor where a cause says more', () => {
    expect(
      warnings(
        trigger(1, { geocode_label: 'US' }),
        trigger(2, { geocode_label: 'US', abbr_resorts_list: 'marea' }),
        trigger(3, { geocode_label: 'US-TX' }),
      ),
    ).toEqual([]);
  });
});

it('a trigger that is called hidden never gives its codes for that cause', () => {
  const some = fc
    .array(
      fc.record({
        magic_label: fc.constantFrom('a', 'a=1', 'b'),
        abbr_resorts_list: fc.constantFrom(null, 'marea', 'ocaso', 'marea, ocaso'),
      }),
      { maxLength: 6 },
    )
    .map((all) => all.map((one, at) => trigger(at + 1, one)));
  fc.assert(
    fc.property(some, fc.constantFrom('marea', 'ocaso'), (all, resort) => {
      const index = new TriggerIndex(all, resorts);
      const found = new Set(
        [{ a: '' }, { a: '1' }, { b: '' }].map((query) => index.codesFor({ resort, query }).reason.trigger),
      );
      const hidden = triggerWarnings(all, resorts).filter(({ is }) => is === 'hidden');
      for (const { trigger: id } of hidden) expect(found).not.toContain(id);
    }),
  );
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '../fold.ts';
import { codeNames, pairsIn } from './promo-state.ts';
import { type BookingCodeTrigger, causesOf, codesOf, resortsNamedBy, ways } from './trigger.ts';
import { type Booking, type ListingResort, TriggerIndex } from './trigger-index.ts';

const bookingCodes = (
  triggers: readonly BookingCodeTrigger[],
  asked: Booking,
  resorts: readonly ListingResort[] = [],
) => new TriggerIndex(triggers, resorts).codesFor(asked);

const trigger = (id: number, more: Partial<BookingCodeTrigger>): BookingCodeTrigger => ({
  id,
  code_value: `T${id}`,
  magic_label: null,
  geocode_label: null,
  trigger_value: `promo=P${id}`,
  abbr_resorts_list: null,
  ...more,
});
const booking = (more: Partial<Booking> = {}): Booking => ({ resort: 'casa-marea', query: {}, ...more });
const nothing = {
  group: null,
  promo: null,
  coupon: null,
  rate: null,
  promo_reservhotel: null,
  rate_reservhotel: null,
  configcode: 'PALAPA',
  themecode: 'PALAPA',
  currency: 'USD',
  reason: { why: null, trigger: null, because: null },
};

describe('a booking that nothing is known about', () => {
  it('has no codes, the code of the site and dollars', () => {
    expect(bookingCodes([trigger(1, {})], booking())).toEqual(nothing);
  });
});

describe('a resort that lists triggers itself', () => {
  const elsewhere = trigger(7, { magic_label: 'mailing', abbr_resorts_list: 'costa-ocaso' });
  const query = { mailing: '' };
  const listing = [{ code: 'Casa-Marea', triggers: [7] }];

  it('has those that name another resort too', () => {
    expect(bookingCodes([elsewhere], booking({ query })).promo).toBeNull();
    expect(bookingCodes([elsewhere], booking({ query }), listing).promo).toBe('P7');
  });

  it('prefers them to triggers that are meant for nobody in particular', () => {
    const forAll = trigger(1, { magic_label: 'mailing' });
    expect(bookingCodes([forAll, elsewhere], booking({ query }), listing).reason.trigger).toBe(7);
    expect(bookingCodes([forAll, elsewhere], booking({ query })).reason.trigger).toBe(1);
  });
});

describe('the address of the page', () => {
  const byUrl = (magic_label: string, query: Record<string, string>) =>
    bookingCodes([trigger(1, { magic_label })], booking({ query })).promo;

  it('gives the codes of a parameter, whatever its value', () => {
    expect(byUrl('mailing', { mailing: '' })).toBe('P1');
    expect(byUrl('mailing', { mailing: 'may' })).toBe('P1');
    expect(byUrl('mailing', { other: 'mailing' })).toBeNull();
  });

  it('gives those of a value, with case and accents ignored', () => {
    expect(byUrl('utm_campaign=Niños gratis', { UTM_Campaign: 'ninos GRATIS' })).toBe('P1');
    expect(byUrl('?utm_campaign=ni%C3%B1os+gratis', { utm_campaign: 'niños gratis' })).toBe('P1');
    expect(byUrl('utm_campaign=summer', { utm_campaign: 'summers' })).toBeNull();
    expect(byUrl('utm_campaign=100%', { utm_campaign: '100%' })).toBe('P1');
  });

  it('needs every parameter that a trigger names', () => {
    expect(byUrl('a=1&b', { a: '1' })).toBeNull();
    expect(byUrl('a=1&b', { a: '1', b: '2' })).toBe('P1');
  });

  it('follows the trigger that says more', () => {
    const triggers = [trigger(1, { magic_label: 'utm' }), trigger(2, { magic_label: 'utm=may' })];
    expect(bookingCodes(triggers, booking({ query: { utm: 'may' } })).reason).toEqual({
      why: 'url',
      trigger: 2,
      because: 'utm=may',
    });
    expect(bookingCodes(triggers, booking({ query: { utm: 'june' } })).promo).toBe('P1');
  });
});

describe('where the guest is', () => {
  const triggers = [trigger(1, { geocode_label: 'CA, us' }), trigger(2, { geocode_label: 'US-CA;MX-ROO' })];
  const at = (country: string, region?: string) => bookingCodes(triggers, booking({ country, region })).promo;

  it('a country, and a region rather than its country', () => {
    expect(at('US')).toBe('P1');
    expect(at('US', 'TX')).toBe('P1');
    expect(at('US', 'CA')).toBe('P2');
    expect(at('us', 'US-CA')).toBe('P2');
    expect(at('MX', 'ROO')).toBe('P2');
    expect(at('MX')).toBeNull();
  });

  it('Canada is not California', () => {
    expect(at('CA')).toBe('P1');
    expect(at('FR', 'CA')).toBeNull();
  });
});

describe('a code that the guest typed', () => {
  it('is that of a trigger, with case and accents ignored', () => {
    const known = trigger(7, { code_value: 'ISLEÑOS', trigger_value: 'rate=ISLA' });
    const codes = bookingCodes([known], booking({ typed: { code: ' islenos ', as: 'group' } }));
    expect(codes).toEqual({
      ...nothing,
      rate: 'ISLA',
      reason: { why: 'typed', trigger: 7, because: 'ISLEÑOS' },
    });
  });

  it('is itself where no trigger knows it', () => {
    const reason = { why: 'typed', trigger: null, because: 'AB12' };
    expect(bookingCodes([], booking({ typed: { code: 'AB12' } }))).toEqual({
      ...nothing,
      promo: 'AB12',
      reason,
    });
    expect(bookingCodes([], booking({ typed: { code: 'AB12', as: 'group' } }))).toEqual({
      ...nothing,
      group: 'AB12',
      reason,
    });
  });

  it('is nothing when it is blank', () => {
    expect(bookingCodes([], booking({ typed: { code: '  ' } }))).toEqual(nothing);
  });
});

describe('what a trigger gives', () => {
  const given = (trigger_value: string | null) =>
    bookingCodes([trigger(1, { magic_label: 'm', trigger_value })], booking({ query: { m: '' } }));

  it('several codes at once, and a currency', () => {
    expect(given('promo=A&rate_reservhotel=B&Currency=MXN')).toMatchObject({
      promo: 'A',
      rate_reservhotel: 'B',
      currency: 'MXN',
    });
  });

  it('neither unknown nor empty codes', () => {
    expect(given('promo=&nonsense=1&reason=x&__proto__=x&group= G1 ')).toEqual({
      ...nothing,
      group: 'G1',
      reason: { why: 'url', trigger: 1, because: 'm' },
    });
  });

  it('nothing at all leaves the booking to the next trigger', () => {
    for (const empty of [null, '', 'promo=', 'nonsense=1']) expect(given(empty)).toEqual(nothing);
  });

  it('holds only for its resorts, and one that names the resort goes first', () => {
    const all = trigger(1, { magic_label: 'm' });
    const ours = trigger(2, { magic_label: 'm', abbr_resorts_list: 'costa-ocaso, Casa-Marea' });
    const at = (resort: string) => bookingCodes([all, ours], booking({ resort, query: { m: '1' } })).promo;
    expect(at('casa-marea')).toBe('P2');
    expect(at('casa')).toBe('P1');
  });
});

describe('whatever is asked', () => {
  const word = fc.constantFrom('a', 'b', 'c', 'US', 'MX', '', ' ', '%', 'é');
  const label = fc.option(
    fc.array(word, { maxLength: 4 }).map((words) => words.join('=')),
    { nil: null },
  );
  const someTrigger = fc.record({
    magic_label: label,
    geocode_label: label,
    trigger_value: fc.constantFrom(null, '', 'promo=A', 'rate=&group=B', 'promo=A&rate=C', 'x=y'),
    abbr_resorts_list: fc.constantFrom(null, 'casa-marea', 'costa-ocaso', 'costa-ocaso, Casa-Marea'),
    code_value: word,
  });
  const triggers = fc
    .array(someTrigger, { maxLength: 6 })
    .map((all) => all.map((one, index) => ({ id: index + 1, ...one })));
  const someBooking = fc.record({
    resort: fc.constantFrom('casa-marea', 'costa-ocaso'),
    query: fc.dictionary(word, word),
    typed: fc.option(fc.record({ code: word }), { nil: undefined }),
    country: fc.option(word, { nil: undefined }),
    region: fc.option(word, { nil: undefined }),
  });

  const listings = fc.array(
    fc.record({
      code: fc.constantFrom('casa-marea', 'Costa-Ocaso', null),
      triggers: fc.array(fc.nat(7), { maxLength: 3 }),
    }),
    { maxLength: 2 },
  );

  /** The rule in its own words, trigger by trigger. */
  function scan(all: readonly BookingCodeTrigger[], asked: Booking, resorts: readonly ListingResort[]) {
    const listed = resorts
      .filter(({ code }) => code !== null && fold(code) === asked.resort)
      .flatMap((one) => one.triggers);
    const query = new Map(Object.entries(asked.query).map(([name, value]) => [name, value.trim()]));
    const place = fold(asked.country ?? '');
    const region = `${place}-${fold(asked.region ?? '').replace(`${place}-`, '')}`;
    const isThere = {
      typed: ({ code_value }: BookingCodeTrigger) =>
        fold(code_value.trim()) === fold(asked.typed?.code.trim() ?? ''),
      url: ({ magic_label }: BookingCodeTrigger) =>
        pairsIn(magic_label).every(([name, value]) =>
          [...query].some(
            ([given, has]) => fold(given) === fold(name) && (value === '' || fold(has) === fold(value)),
          ),
        ),
      geography: (_: BookingCodeTrigger, key = '') =>
        key === place || (Boolean(asked.region) && key === region),
    };
    for (const why of ways) {
      const [best] = all
        .filter((one) => Object.keys(codesOf(one)).length > 0)
        .flatMap((one) => {
          const named = resortsNamedBy(one);
          const isMeant = named.includes(asked.resort) || listed.includes(one.id);
          const holds = isMeant || named.length === 0;
          return causesOf(one).flatMap((cause) =>
            holds && cause.why === why && isThere[why](one, cause.keys[0])
              ? [{ id: one.id, fit: cause.fit, isMeant }]
              : [],
          );
        })
        .sort((a, b) => b.fit - a.fit || Number(b.isMeant) - Number(a.isMeant) || a.id - b.id);
      if (best) return { why, trigger: best.id };
      if (why === 'typed' && asked.typed?.code.trim()) return { why, trigger: null };
    }
    return { why: null, trigger: null };
  }

  it('is found as a look at every trigger finds it', () => {
    fc.assert(
      fc.property(triggers, someBooking, listings, (given, asked, resorts) => {
        const { reason } = bookingCodes(given, asked, resorts);
        expect({ why: reason.why, trigger: reason.trigger }).toEqual(scan(given, asked, resorts));
      }),
      { numRuns: 500 },
    );
  });

  it('comes from no trigger outside its resorts', () => {
    fc.assert(
      fc.property(triggers, someBooking, (given, asked) => {
        const { trigger: counts } = bookingCodes(given, asked).reason;
        const named = given.filter(({ id }) => id === counts).flatMap(resortsNamedBy);
        expect(named.length === 0 || named.includes(asked.resort)).toBe(true);
      }),
    );
  });

  it('a code is never empty, and the codes of two triggers are never mixed', () => {
    fc.assert(
      fc.property(triggers, someBooking, (given, asked) => {
        const { reason, ...state } = bookingCodes(given, asked);
        for (const name of codeNames) expect(state[name]).not.toBe('');
        const source = given.find(({ id }) => id === reason.trigger);
        const codes = codeNames.flatMap((name) => (state[name] === null ? [] : [`${name}=${state[name]}`]));
        if (source) for (const code of codes) expect(source.trigger_value).toContain(code);
        expect(codes.length > 0).toBe(reason.why !== null);
      }),
    );
  });

  it('typed beats the address, and the address beats geography', () => {
    fc.assert(
      fc.property(triggers, someBooking, (given, asked) => {
        const { resort, query, typed } = asked;
        const byTyping = bookingCodes(given, { resort, query: {}, typed }).reason;
        const byUrl = bookingCodes(given, { resort, query }).reason;
        const byPlace = bookingCodes(given, { ...asked, query: {}, typed: undefined }).reason;
        const first = [byTyping, byUrl, byPlace].find(({ why }) => why !== null) ?? byPlace;
        expect(bookingCodes(given, asked).reason).toEqual(first);
      }),
    );
  });

  it('the order of the triggers does not matter', () => {
    fc.assert(
      fc.property(triggers, someBooking, (given, asked) => {
        expect(bookingCodes([...given].reverse(), asked)).toEqual(bookingCodes(given, asked));
      }),
    );
  });
});

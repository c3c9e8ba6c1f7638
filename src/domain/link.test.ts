import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages } from './language.ts';
import { type Link, linkTypes, resolveAddress, resolveLink } from './link.ts';

const pages = [
  {
    id: 7,
    locale: { en: { title: 'Wellness', slug: 'wellness' }, es: { title: 'Bienestar', slug: 'bienestar' } },
  },
  { id: 8, locale: { en: { title: 'Pool', slug: 'pool' }, es: { title: null, slug: null } } },
  { id: 9, locale: { en: { title: 'Draft', slug: null }, es: { title: null, slug: null } } },
];

const link = (type: Link['type'], linkurl: string | null = null, pageId: number | null = null): Link => ({
  type,
  linktext: 'Tap here',
  linkurl,
  pageId,
});

const resolve = (one: Link, language: 'en' | 'es' = 'en') => resolveLink(one, { language, pages });

describe('where each kind of link leads', () => {
  it('Playa Safe Stay is a page of the hub', () => {
    expect(resolve(link('Playa Safe Stay'))).toEqual({ kind: 'route', to: '/property-hub/playa-safe-stay' });
  });

  it('Content is the page in the guest’s language', () => {
    expect(resolve(link('Content', null, 7))).toEqual({ kind: 'route', to: '/property-hub/info/wellness' });
    expect(resolve(link('Content', null, 7), 'es')).toEqual({
      kind: 'route',
      to: '/property-hub/info/bienestar',
    });
  });

  it('Content that was never translated opens as it is', () => {
    expect(resolve(link('Content', null, 8), 'es')).toEqual({ kind: 'route', to: '/property-hub/info/pool' });
  });

  it('Content whose page is gone or has no address is not drawn', () => {
    expect(resolve(link('Content', null, 99))).toBeUndefined();
    expect(resolve(link('Content', null, 9))).toBeUndefined();
    expect(resolve(link('Content', 'https://elsewhere.test'))).toBeUndefined();
  });

  it('Make Reservation opens a frame over the page, or our own page where it names one', () => {
    expect(resolve(link('Make Reservation', 'https://tables.test/x'))).toEqual({
      kind: 'overlay',
      url: 'https://tables.test/x',
    });
    expect(resolve(link('Make Reservation', '/property-hub/dining-reservations'))).toEqual({
      kind: 'route',
      to: '/property-hub/dining-reservations',
    });
    expect(resolve(link('Make Reservation', '/booking/spa'))).toEqual({
      kind: 'overlay',
      url: '/booking/spa',
    });
    expect(resolve(link('Make Reservation', 'tel:+52 984'))?.kind).toBe('call');
    expect(resolve(link('Make Reservation', 'mailto:tables@resort.test'))?.kind).toBe('new-tab');
    expect(resolve(link('Make Reservation'))).toBeUndefined();
  });

  it('Link Off opens a new tab', () => {
    expect(resolve(link('Link Off', 'https://reef.test'))).toEqual({
      kind: 'new-tab',
      url: 'https://reef.test',
    });
  });

  it('a link without a kind goes by its address', () => {
    expect(resolve(link(null, '/property-hub/dining'))).toEqual({
      kind: 'route',
      to: '/property-hub/dining',
    });
  });

  it('Download File is a file, ours or elsewhere', () => {
    expect(resolve(link('Download File', '/media/map.pdf'))).toEqual({
      kind: 'download',
      url: '/media/map.pdf',
    });
    expect(resolve(link('Download File', 'data:text/html,x'))).toBeUndefined();
  });

  it.each([
    ['+52 (984) 555-0101', 'tel:+529845550101'],
    ['tel:984.555.0101', 'tel:9845550101'],
    ['TEL: 55 12#', 'tel:5512%23'],
    ['*61,,204', 'tel:*61,,204'],
  ])('Click To Call dials %s', (number, url) => {
    expect(resolve(link('Click To Call', number))).toEqual({ kind: 'call', url });
  });

  it.each([null, '', '+', 'call us', 'tel:javascript', '555-TACO'])(
    'Click To Call does not draw %s',
    (number) => {
      expect(resolve(link('Click To Call', number))).toBeUndefined();
    },
  );
});

describe('an address', () => {
  it.each([
    ['/property-hub/info', { kind: 'route', to: '/property-hub/info' }],
    [' /property-hub/info ', { kind: 'route', to: '/property-hub/info' }],
    ['//reef.test/tour', { kind: 'new-tab', url: '//reef.test/tour' }],
    ['/\\reef.test', { kind: 'new-tab', url: '/\\reef.test' }],
    ['/out?to=http://reef.test', { kind: 'new-tab', url: '/out?to=http://reef.test' }],
    ['HTTPS://REEF.test', { kind: 'new-tab', url: 'HTTPS://REEF.test' }],
    ['www.reef.test/tours', { kind: 'new-tab', url: 'https://www.reef.test/tours' }],
    ['reef.test:8080', { kind: 'new-tab', url: 'https://reef.test:8080' }],
    ['mailto:desk@resort.test', { kind: 'new-tab', url: 'mailto:desk@resort.test' }],
    ['tel:+52 984', { kind: 'call', url: 'tel:+52984' }],
    ['#top', { kind: 'new-tab', url: '#top' }],
  ])('%s leads where its form says', (url, target) => {
    expect(resolveAddress(url)).toEqual(target);
  });

  it.each([
    null,
    '',
    ' \n',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' \u0001javascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript\r:alert(1)',
    '\u200bjavascript:alert("http://x")',
    '\ufeffjavascript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://x.test/1',
    'tel:nobody',
  ])('%j is not drawn', (url) => {
    expect(resolveAddress(url)).toBeUndefined();
  });

  it('never becomes a scheme that runs, however it is written', () => {
    const noise = fc.constantFrom(
      '',
      ' ',
      '\t',
      '\n',
      '\r',
      '\0',
      '\u001f',
      '\u200b',
      '\ufeff',
      '\u00a0',
      '\u00ad',
    );
    const scheme = fc.constantFrom(
      'javascript',
      'data',
      'vbscript',
      'http',
      'tel',
      'mailto',
      'blob',
      'x.y',
      '/',
      '',
    );
    const letter = fc.tuple(fc.boolean(), noise);
    const disguised = fc
      .tuple(noise, scheme, fc.array(letter, { minLength: 12, maxLength: 12 }), noise, fc.string())
      .map(([before, name, letters, after, rest]) => {
        const spelled = name.split('').map((one, place) => {
          const [upper, between] = letters[place] ?? [false, ''];
          return (upper ? one.toUpperCase() : one) + between;
        });
        return `${before}${spelled.join('')}${after}:${rest}`;
      });
    fc.assert(
      fc.property(
        disguised,
        fc.constantFrom(...linkTypes, null),
        fc.constantFrom(...languages),
        (url, type, language) => {
          const target = resolveLink(link(type, url), { language, pages });
          const leads = target && ('to' in target ? target.to : target.url);
          if (leads === undefined || !URL.canParse(leads, 'https://hub.test/app/')) return;
          expect(['http:', 'https:', 'tel:', 'mailto:']).toContain(
            new URL(leads, 'https://hub.test/app/').protocol,
          );
        },
      ),
      { numRuns: 500 },
    );
  });

  it('that is a route never leaves the property', () => {
    fc.assert(
      fc.property(fc.constantFrom('/', '//', '/\\', '/\t/', ' /\n\\'), fc.string(), (start, rest) => {
        const target = resolveAddress(start + rest);
        if (target?.kind !== 'route') return;
        expect(new URL(target.to, 'https://hub.test').origin).toBe('https://hub.test');
      }),
      { numRuns: 500 },
    );
  });
});

import { describe, expect, it } from 'vitest';
import { inSiteLanguage, readSitePath, sectionNamed, sectionPath } from './site-sections.ts';

describe('an address of a public site', () => {
  it('is Spanish below /es, with Spanish words', () => {
    expect(sectionPath('dining', 'en')).toBe('/dining');
    expect(sectionPath('dining', 'es', 'arrecife')).toBe('/es/gastronomia/arrecife');
    expect(readSitePath('/es/gastronomia/arrecife/')).toEqual({
      language: 'es',
      path: '/gastronomia/arrecife',
      parts: ['gastronomia', 'arrecife'],
    });
    expect(readSitePath('/es')).toEqual({ language: 'es', path: '/', parts: [] });
    expect(readSitePath('/essay')).toMatchObject({ language: 'en', path: '/essay' });
  });

  it('says whether a word for a section is of its language', () => {
    expect(sectionNamed('ofertas', 'es')).toEqual({ section: 'specials', isOwnWord: true });
    expect(sectionNamed('specials', 'es')).toEqual({ section: 'specials', isOwnWord: false });
    expect(sectionNamed('resorts', 'es')).toEqual({ section: 'resorts', isOwnWord: true });
    expect(sectionNamed('elsewhere', 'en')).toBeUndefined();
  });

  it('is found in the other language', () => {
    expect(inSiteLanguage('/rooms/coral-suite', 'es')).toBe('/es/habitaciones/coral-suite');
    expect(inSiteLanguage('/es/ofertas', 'en')).toBe('/specials');
    expect(inSiteLanguage('/es/ofertas', 'es')).toBe('/es/ofertas');
    expect(inSiteLanguage('/', 'es')).toBe('/es/');
    expect(inSiteLanguage('/search', 'es')).toBe('/es/buscar');
    expect(inSiteLanguage('/dining#bar', 'es')).toBe('/es/gastronomia#bar');
    expect(inSiteLanguage('/dining?from=mail', 'es')).toBe('/es/gastronomia?from=mail');
  });

  it('that stands beside the site is the same in both languages', () => {
    expect(inSiteLanguage('/app/?lang=en', 'es')).toBe('/app/?lang=en');
    expect(inSiteLanguage('/demo/booking/dining?lang=es', 'es')).toBe('/demo/booking/dining?lang=es');
    expect(inSiteLanguage('/application', 'es')).toBe('/es/application');
  });
});

// @vitest-environment node
import { expect, it } from 'vitest';
import { LanguageProvider } from '../language/language.tsx';
import { kitPhrases, renderedIn } from '../language/rendered-in.tsx';
import { PricesIn } from './prices-in.tsx';
import { renderToStaticMarkup } from 'react-dom/server';

const priced = (...currencies: (string | null)[]) => ({
  sections: null,
  specialtysection: currencies.map((currency) => ({
    title: 'Sea bass',
    desc: null,
    price: '$24',
    amount: 24,
    currency,
    dr: [],
    image: null,
  })),
});

it('a menu says the currency of its prices once, in the language of the page', () => {
  const localizations = {
    en: { ...kitPhrases.en, 'prices-in': 'Prices in {currency}' },
    es: { ...kitPhrases.es, 'prices-in': 'Precios en {currency}' },
  };
  const said = (['en', 'es'] as const).map((language) =>
    renderToStaticMarkup(
      <LanguageProvider first={language} localizations={localizations}>
        <PricesIn menu={priced('USD', 'USD')} />
      </LanguageProvider>,
    ),
  );
  expect(said).toEqual(['<p>Prices in USD</p>', '<p>Precios en USD</p>']);
});

it('a menu of prices that do not name one currency says none', () => {
  expect(renderedIn('en', <PricesIn menu={priced('USD', null)} />)).toBe('');
  expect(renderedIn('en', <PricesIn menu={priced('USD', 'MXN')} />)).toBe('');
});

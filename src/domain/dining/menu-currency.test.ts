import { expect, it } from 'vitest';
import { menuCurrency } from './menu-currency.ts';

const dish = (amount: number | null, currency: string | null) => ({
  title: 'Sea bass',
  desc: null,
  price: amount === null ? null : `$${amount}`,
  amount,
  currency,
  dr: [],
});
const listed = (...items: ReturnType<typeof dish>[]) => ({
  sections: [{ title: null, items: [], subsections: [{ title: null, items }] }],
  specialtysection: null,
});

it.each([
  ['one for all prices', listed(dish(24, 'USD'), dish(18, 'USD'), dish(null, null)), 'USD'],
  ['none where a price says none', listed(dish(24, 'USD'), dish(18, null)), null],
  ['none where they differ', listed(dish(24, 'USD'), dish(18, 'MXN')), null],
  ['none without a price', listed(dish(null, 'USD')), null],
  ['also of specialties', { sections: null, specialtysection: [{ ...dish(9, 'MXN'), image: null }] }, 'MXN'],
])('a menu names its currency: %s', (_, menu, currency) => {
  expect(menuCurrency(menu)).toBe(currency);
});

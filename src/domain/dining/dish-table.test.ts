import { expect, test } from 'vitest';
import { readDishTable } from './dish-table.ts';

const dishes = (text: string) => readDishTable(text).flatMap(({ dish }) => dish ?? []);
const leftOut = (text: string) => readDishTable(text).map((row) => row.leftOut);

test('Rows of a spreadsheet become dishes: title, description, price, tags', () => {
  expect(dishes('Lime soup\tChicken and lime\t$9\tgluten-free, low carb\nRice\t\t\t')).toEqual([
    { title: 'Lime soup', desc: 'Chicken and lime', price: '$9', dr: ['gluten-free', 'low-carb'] },
    { title: 'Rice', desc: null, price: null, dr: [] },
  ]);
});

test('A first row of headings says which column is which, in either language', () => {
  expect(dishes('Precio\tPlatillo\tDescripción\n$90\tPozole\tRojo')).toEqual([
    { title: 'Pozole', desc: 'Rojo', price: '$90', dr: [] },
  ]);
});

test('A dish called as a heading is not taken for one', () => {
  expect(dishes('Title\tOf the house\t$5')).toHaveLength(1);
});

test('Tags are known by their names in both languages and by their usual letters', () => {
  expect(dishes('A\t\t\tSin gluten; Vegano / contiene nueces')[0]?.dr).toEqual([
    'gluten-free',
    'vegan',
    'has-nuts',
  ]);
  expect(dishes('A\t\t\tGF, V')[0]?.dr).toEqual(['gluten-free', 'vegetarian']);
});

test('A word that is no tag is said and not dropped in silence', () => {
  expect(leftOut('A\t\t\tvegan, spicy')).toEqual([['spicy']]);
});

test('Cells that no column is for are said, under headings or beyond the fourth', () => {
  expect(leftOut('Platillo\tCategoría\tPrecio\nPozole\tSopas\t$90')).toEqual([['Sopas']]);
  expect(dishes('Platillo\tCategoría\tPrecio\nPozole\tSopas\t$90')).toMatchObject([{ price: '$90' }]);
  expect(leftOut('Soup\tHot\t$9\tvegan\tnew')).toEqual([['new']]);
});

test('A cell in quotes may hold line breaks, tabs and quotes', () => {
  expect(dishes('"Taco ""al pastor"""\t"Pork,\npineapple"\t$4')[0]).toEqual({
    title: 'Taco "al pastor"',
    desc: 'Pork, pineapple',
    price: '$4',
    dr: [],
  });
});

test('A quote that closes in the middle of a cell belongs to the text', () => {
  expect(dishes('"Fish" of the day\tGrilled')[0]?.title).toBe('"Fish" of the day');
});

test('Empty rows are none; of a row without a dish it is said what is left out', () => {
  expect(leftOut('\r\nSoup\r\n\tChicken\t$9\t\r\n')).toEqual([[], ['Chicken', '$9']]);
  expect(dishes('\r\nSoup\r\n\t\t$9\t\r\n')).toEqual([{ title: 'Soup', desc: null, price: null, dr: [] }]);
  expect(dishes('')).toEqual([]);
});

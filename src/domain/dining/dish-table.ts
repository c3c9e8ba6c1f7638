import type { Tag } from './dietary.ts';
import { fold } from '../fold.ts';

/** Dishes copied out of a spreadsheet: one a row, cells apart by tabs: title, description, price, tags. */

export interface PastedDish {
  readonly title: string;
  readonly desc: string | null;
  readonly price: string | null;
  readonly dr: readonly Tag[];
}

export interface PastedRow {
  /** Null where the row names none. */
  readonly dish: PastedDish | null;
  /** What has no place in a dish: tags that there are not, cells of further columns. */
  readonly leftOut: readonly string[];
}

const BLANK = '';

/** Cells of each row. A cell in quotes may hold tabs and line breaks, as spreadsheets write them. */
function cellsOf(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = BLANK;
  let isQuoted = false;
  const endCell = () => {
    row.push(cell.trim());
    cell = BLANK;
  };
  const endRow = () => {
    endCell();
    if (row.some(Boolean)) rows.push(row);
    row = [];
  };
  const source = text.replace(/\r\n?/g, '\n');
  for (let index = 0; index < source.length; index++) {
    const sign = source[index]!;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (source[index + 1] === '"') cell += source[++index]!;
      else isQuoted = false;
    } else if (sign === '"' && cell === BLANK && closes(source, index)) isQuoted = true;
    else if (sign === '\t') endCell();
    else if (sign === '\n') endRow();
    else cell += sign;
  }
  endRow();
  return rows;
}

/** Whether a quote that opens a cell is closed before a tab, a line end or the end: '"Fish" of the day' is a text. */
function closes(source: string, opening: number): boolean {
  const end = /"(?:[^"]|"")*"(?=[\t\n]|$)/y;
  end.lastIndex = opening;
  return end.test(source);
}

type Column = 'title' | 'desc' | 'price' | 'dr';

const COLUMNS: readonly Column[] = ['title', 'desc', 'price', 'dr'];

const headings: Readonly<Record<Column, readonly string[]>> = {
  title: ['title', 'dish', 'name', 'item', 'titulo', 'platillo', 'plato', 'nombre'],
  desc: ['description', 'desc', 'descripcion', 'ingredients', 'ingredientes'],
  price: ['price', 'precio', 'cost', 'costo'],
  dr: ['tags', 'dietary', 'dietary tags', 'diet', 'etiquetas', 'etiquetas dieteticas', 'dieta'],
};

/** The column of each cell when the first row names them: a column more is no dish, but one name alone may be one. */
function headingRow(first: readonly string[]): (Column | undefined)[] | undefined {
  const named = first.map((cell) => COLUMNS.find((column) => headings[column].includes(fold(cell))));
  const known = named.filter(Boolean).length;
  return named.includes('title') && (known > 1 || known === first.filter(Boolean).length) ? named : undefined;
}

const tagNames: Readonly<Record<Tag, readonly string[]>> = {
  'gluten-free': ['gluten free', 'gf', 'sin gluten', 'libre de gluten', 'sg'],
  'low-cal': ['low cal', 'low calorie', 'low calories', 'bajo en calorias', 'bajas calorias'],
  'low-carb': ['low carb', 'low carbs', 'bajo en carbohidratos', 'bajos carbohidratos'],
  keto: ['keto', 'ketogenic', 'cetogenico', 'cetogenica'],
  vegan: ['vegan', 'vg', 'vegano', 'vegana'],
  vegetarian: ['vegetarian', 'veg', 'v', 'vegetariano', 'vegetariana'],
  'has-shellfish': ['has shellfish', 'shellfish', 'contains shellfish', 'mariscos', 'contiene mariscos'],
  'has-nuts': ['has nuts', 'nuts', 'contains nuts', 'nueces', 'contiene nueces', 'frutos secos'],
};

const tagOf = (word: string): Tag | undefined => {
  const said = fold(word).replace(/[-_]/g, ' ').replace(/\s+/g, ' ').trim();
  return (Object.keys(tagNames) as Tag[]).find((tag) => tagNames[tag].includes(said));
};

function readRow(cells: readonly string[], columns: readonly (Column | undefined)[]): PastedRow {
  const cell = (column: Column) => cells[columns.indexOf(column)] ?? '';
  const words = cell('dr')
    .split(/[,;/|\n]/)
    .map((word) => word.trim())
    .filter(Boolean);
  const isTaken = (index: number) =>
    columns[index] !== undefined && columns.indexOf(columns[index]) === index;
  const title = cell('title').replace(/\s+/g, ' ');
  if (title === '') return { dish: null, leftOut: cells.filter(Boolean) };
  const tags = words.flatMap((word) => tagOf(word) ?? []);
  return {
    dish: {
      title,
      desc: cell('desc').replace(/\s+/g, ' ') || null,
      price: cell('price') || null,
      dr: [...new Set(tags)],
    },
    leftOut: [
      ...words.filter((word) => tagOf(word) === undefined),
      ...cells.filter((text, index) => text !== '' && !isTaken(index)),
    ],
  };
}

/** The rows of a pasted table. A first row of headings, in either language, says which column is which. */
export function readDishTable(text: string): PastedRow[] {
  const rows = cellsOf(text);
  const named = rows[0] && headingRow(rows[0]);
  return (named ? rows.slice(1) : rows).map((cells) => readRow(cells, named ?? COLUMNS));
}

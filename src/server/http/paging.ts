import { numberParameter } from './parameter.ts';
import type { ValuesOf } from './query.ts';

const PAGE_SIZE = 25;
const MAX_PAGE_SIZE = 100;

/** The parameters of every list that comes in pages. */
export const pagingParameters = {
  page: numberParameter({ default: 1 }),
  pageSize: numberParameter({
    default: PAGE_SIZE,
    maximum: MAX_PAGE_SIZE,
    description: `More than ${MAX_PAGE_SIZE} counts as ${MAX_PAGE_SIZE}.`,
  }),
};

export interface Paging {
  readonly page: number;
  readonly pageSize: number;
}

/** The page that the values of `pagingParameters` ask for. */
export const pagingOf = ({ page = 1, pageSize = PAGE_SIZE }: ValuesOf<typeof pagingParameters>): Paging => ({
  page,
  pageSize: Math.min(pageSize, MAX_PAGE_SIZE),
});

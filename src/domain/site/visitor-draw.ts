/**
 * What a visitor's cookie says where versions of a page share the visitors: a ticket from a small number of them, which
 * many visitors have in common, and at which draws the visitor was counted. It names nobody.
 */

/** How many tickets there are; a power of two, so that an odd factor gives each page an order of its own. */
export const TICKETS = 1024;

/** The draws that a cookie remembers; with more of them at once the oldest is forgotten, and counted again. */
const MAX_MARKS = 12;

/** A draw at which the visitor was counted. */
interface Mark {
  readonly page: number;
  readonly draw: string;
  readonly isPressed: boolean;
}

export interface VisitorDraw {
  /** From 0 to below `TICKETS`. */
  readonly ticket: number;
  /** The latest last. */
  readonly marks: readonly Mark[];
}

const WRITTEN = /^(\d{1,4})((?:\.\d{1,10}-[a-z0-9]{8}\*?){0,12})$/;

/** Undefined for what no server of ours wrote. */
export function readDraw(text: string): VisitorDraw | undefined {
  const [, ticket, marks = ''] = WRITTEN.exec(text) ?? [];
  if (ticket === undefined || Number(ticket) >= TICKETS) return undefined;
  return {
    ticket: Number(ticket),
    marks: marks
      .split('.')
      .slice(1)
      .map((mark) => {
        const [page = '', draw = ''] = mark.split('-');
        return { page: Number(page), draw: draw.slice(0, 8), isPressed: draw.endsWith('*') };
      }),
  };
}

/** '417.1501-ab12cd34*': the ticket, then the draws, with a star where a link was pressed. */
export const writeDraw = ({ ticket, marks }: VisitorDraw): string =>
  [ticket, ...marks.map(({ page, draw, isPressed }) => `${page}-${draw}${isPressed ? '*' : ''}`)].join('.');

export const markOf = ({ marks }: VisitorDraw, page: number, draw: string): Mark | undefined =>
  marks.find((mark) => mark.page === page && mark.draw === draw);

/** With a mark in the place of the one of the same draw, else at the end. */
export function withMark(visitor: VisitorDraw, mark: Mark): VisitorDraw {
  const others = visitor.marks.filter(({ page, draw }) => page !== mark.page || draw !== mark.draw);
  return { ...visitor, marks: [...others, mark].slice(-MAX_MARKS) };
}

/**
 * A ticket's place on a page, from 0 to below 1, at which a version is drawn. Each page puts all tickets into another
 * order: whoever gets the first version of one page gets no more often than others the first of the next.
 */
export function ticketOn(page: number, ticket: number): number {
  const mixed = Math.imul(page, 0x9e37_79b1) >>> 0;
  const factor = ((mixed >>> 12) % TICKETS) | 1;
  return ((ticket * factor + (mixed >>> 22)) % TICKETS) / TICKETS;
}

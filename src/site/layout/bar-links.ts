import type { NavigationLink, SiteView } from '../view.ts';
import { logoSize } from './logo.ts';

/**
 * Which links stand in the bar, and from which width of the window on: as many as surely fit, the others in the menu beside
 * them. It is reckoned from the number of letters, so that nothing moves when the page is drawn; `frame.css` has the widths.
 */

/** Widths of the window in pixels; the last one has room for all that staff may place. */
const steps = [
  { name: 'few', window: 1180 },
  { name: 'some', window: 1280 },
  { name: 'many', window: 1440 },
  { name: 'most', window: Infinity },
] as const;

export type BarStep = (typeof steps)[number]['name'];

/** In pixels, what is surely enough for a letter of a link, one of the site's name, and the space between two links. */
const LETTER = 8;
const NAME_LETTER = 11;
const GAP = 20;
/** Search, language and booking, and the menu, each with the space before it. */
const END = 345;
const MENU = 108;
/** Of the window's width, what its margins leave. */
const BETWEEN_MARGINS = 0.896;

interface BarLinks {
  /** From this step on all of them stand in the bar, without a menu. */
  readonly all: BarStep;
  /** The step from which on each link stands in the bar. */
  readonly from: readonly BarStep[];
}

export function barLinks(links: readonly NavigationLink[], { logo, name }: SiteView['site']): BarLinks {
  const named = logo ? logoSize(logo).width : name.length * NAME_LETTER;
  let taken = named + END - GAP;
  const upToEach = links.map(({ text }) => (taken += text.length * LETTER + GAP));
  const fitting = (width: number) => steps.find((step) => width <= step.window * BETWEEN_MARGINS)!;
  const last = fitting(taken);
  return {
    all: last.name,
    from: upToEach.map((upTo) => fitting(Math.min(upTo + MENU, taken)).name),
  };
}

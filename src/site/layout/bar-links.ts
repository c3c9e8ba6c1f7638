import type { NavigationLink, SiteView } from '../view.ts';
import { logoSize } from './logo.ts';

/**
 * Which links stand in the bar, and from which width of the window on: as many as surely fit, the others in the menu beside
 * them. It is reckoned from letters, so that nothing moves when the page is drawn; `frame.css` has the widths.
 */

/** Letters of all links that fit a window as wide as the step says; the last one has room for all that staff may place. */
const steps = [
  { name: 'few', letters: 60 },
  { name: 'some', letters: 75 },
  { name: 'many', letters: 89 },
  { name: 'most', letters: Infinity },
] as const;

export type BarStep = (typeof steps)[number]['name'];

/** Of letters: what the space between two links takes, and the menu with the space before it. */
const GAP = 3;
const MENU = 15;
/** Of pixels: what a letter of a link surely takes, one of the site's name, and the name that the steps reckon with. */
const LETTER = 4.5;
const NAME_LETTER = 11;
const USUAL_NAME = 120;

interface BarLinks {
  /** From this step on all of them stand in the bar, without a menu. */
  readonly all: BarStep;
  /** The step from which on each link stands in the bar. */
  readonly from: readonly BarStep[];
}

export function barLinks(links: readonly NavigationLink[], { logo, name }: SiteView['site']): BarLinks {
  const named = logo ? logoSize(logo).width : name.length * NAME_LETTER;
  let letters = Math.max(0, named - USUAL_NAME) / LETTER - GAP;
  const upToEach = links.map(({ text }) => (letters += text.length + GAP));
  const last = steps.find((step) => letters <= step.letters)!;
  const before = steps.slice(0, steps.indexOf(last));
  return {
    all: last.name,
    from: upToEach.map((upTo) => (before.find((step) => upTo + MENU <= step.letters) ?? last).name),
  };
}

import { contrast, inkOn, READABLE, readable } from '../contrast.ts';

/** A site's two colours as its hub and its public site use them. */

/** The ground of every page. */
const PAPER = '#fffdf9';

/** What a line needs to be seen (WCAG 1.4.11). */
const SEEN = 3;

/** Where a colour stands beside another one, and whether that can be read. */
export interface ColorCheck {
  /** Words on the colour, words or lines in the colour on paper. */
  readonly what: 'words-on' | 'words-in' | 'lines';
  readonly color: string;
  readonly ground: string;
  /** WCAG's contrast, from 1 to 21. */
  readonly ratio: number;
  readonly needed: number;
  readonly isEnough: boolean;
  /** The nearest colour that is strong enough, which pages use in its place. */
  readonly instead?: string;
}

function check(what: ColorCheck['what'], color: string, ground: string, needed: number): ColorCheck {
  const ratio = contrast(color, ground);
  return { what, color, ground, ratio, needed, isEnough: ratio >= needed };
}

const checkOnPaper = (what: ColorCheck['what'], color: string, needed: number): ColorCheck => {
  const checked = check(what, color, PAPER, needed);
  return checked.isEnough ? checked : { ...checked, instead: readable(color, PAPER, needed) };
};

/** Words on the colour have the ink that reads best. On paper, a colour that is too faint is replaced. */
export const colorChecks = (color: string, shows: 'words' | 'lines'): readonly ColorCheck[] => [
  check('words-on', inkOn(color), color, READABLE),
  shows === 'lines' ? checkOnPaper('lines', color, SEEN) : checkOnPaper('words-in', color, READABLE),
];

export interface SiteColors {
  readonly primary: string;
  readonly secondary: string;
}

/** The colours, the inks that read on them, and what stands for them on paper, as the styles of a page. */
export function colorStyles({ primary, secondary }: SiteColors): string {
  const named = (name: string, color: string, needed: number) =>
    `--${name}:${color};--${name}-ink:${inkOn(color)};--${name}-on-paper:${readable(color, PAPER, needed)};`;
  return `:root{${named('primary', primary, READABLE)}${named('secondary', secondary, SEEN)}}`;
}

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
  /** The nearest colour that can be read, which pages use in its place. */
  readonly instead?: string;
}

function check(what: ColorCheck['what'], color: string, ground: string, needed: number): ColorCheck {
  const ratio = contrast(color, ground);
  return { what, color, ground, ratio, needed, isEnough: ratio >= needed };
}

/** Words on the colour have the ink that reads best. In words on paper, a colour that is too faint is replaced. */
export function colorChecks(color: string, shows: 'words' | 'lines'): readonly ColorCheck[] {
  const on = check('words-on', inkOn(color), color, READABLE);
  if (shows === 'lines') return [on, check('lines', color, PAPER, SEEN)];
  const within = check('words-in', color, PAPER, READABLE);
  return [on, within.isEnough ? within : { ...within, instead: readable(color, PAPER) }];
}

export interface SiteColors {
  readonly primary: string;
  readonly secondary: string;
}

/** The colours and the inks that read on them, as the styles of a page. */
export function colorStyles({ primary, secondary }: SiteColors): string {
  const named = (name: string, color: string) =>
    `--${name}:${color};--${name}-ink:${inkOn(color)};--${name}-on-paper:${readable(color, PAPER)};`;
  return `:root{${named('primary', primary)}${named('secondary', secondary)}}`;
}

/** Who sits in the restaurants, and at what. */
import { chair, roundTable } from '../../furniture.ts';
import { candle } from '../../lamps.ts';
import { mix } from '../../palette.ts';
import { figure } from '../../people.ts';
import { ellipse, veil } from '../../svg.ts';
import { glassOf } from '../../tablesetting.ts';

type Clothes = NonNullable<Parameters<typeof figure>[4]>;

interface TableLook {
  cloth: string;
  shade: string;
  wood: string;
  seat: string;
  left?: Clothes | undefined;
  right?: Clothes | undefined;
  drink?: string;
  lit?: boolean;
}

/** A round table with two chairs; its foot is on x, y, and at size 1 its guests are 240 tall. */
export const tableForTwo = (x: number, y: number, s: number, look: TableLook): string =>
  ellipse(x, y + 4 * s, 210 * s, 22 * s, '#0a1420', veil(0.3)) +
  chair(x - 130 * s, y - 8 * s, 200 * s, look.wood, look.seat) +
  chair(x + 130 * s, y - 8 * s, 200 * s, look.wood, look.seat, true) +
  (look.left ? figure(x - 126 * s, y, 240 * s, 'sit', look.left) : '') +
  (look.right ? figure(x + 126 * s, y, 236 * s, 'toast', { ...look.right, flip: true }) : '') +
  roundTable(x, y + 4 * s, 200 * s, 138 * s, look.cloth, look.shade, 88 * s) +
  ellipse(x - 54 * s, y - 134 * s, 30 * s, 6 * s, mix(look.cloth, '#2a1a30', 0.3)) +
  ellipse(x + 54 * s, y - 134 * s, 30 * s, 6 * s, mix(look.cloth, '#2a1a30', 0.3)) +
  (look.drink ? glassOf(x - 30 * s, y - 132 * s, 40 * s, look.drink) : '') +
  (look.lit ? candle(x + 8 * s, y - 132 * s, 20 * s) : '');

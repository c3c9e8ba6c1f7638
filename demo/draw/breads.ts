/** Sweet bread from above: shells, ears and horns. */
import { under } from './food-fruit.ts';
import { SHADE, mix } from './palette.ts';
import { circle, clip, diskPath, line, move, path, short, times, veil } from './svg.ts';

/** A sweet bun with its sugar shell. */
export const concha = (x: number, y: number, r: number, shell: string, turn: number): string =>
  move(
    x,
    y,
    circle(r * 0.12, r * 0.16, r, SHADE, veil(0.32)) +
      circle(0, 0, r, '#a9652c') +
      circle(-r * 0.02, -r * 0.03, r * 0.95, '#d08f48') +
      circle(-r * 0.02, -r * 0.03, r * 0.86, mix(shell, '#8a4a2a', 0.28)) +
      clip(
        diskPath(-r * 0.04, -r * 0.05, r * 0.84),
        circle(-r * 0.04, -r * 0.05, r * 0.84, shell) +
          circle(-r * 0.2, -r * 0.26, r * 0.5, '#ffffff', veil(0.22)) +
          times(7, (i) => {
            const k = i - 3;
            return line(
              `M${short(k * r * 0.05)} ${short(r * 0.84)}Q${short(k * r * 0.34)} ${short(r * 0.1)} ${short(k * r * 0.3)} ${short(-r * 0.95 + Math.abs(k) * r * 0.06)}`,
              '#c68746',
              r * 0.062,
            );
          }) +
          path(
            `M${short(-r)} ${short(r * 0.62)}Q0 ${short(r * 0.2)} ${short(r)} ${short(r * 0.62)}`,
            'none',
            `stroke="#c68746" stroke-width="${short(r * 0.06)}"`,
          ),
      ),
    turn,
  );

/** The heart of puff pastry. */
export const ear = (x: number, y: number, s: number, turn: number): string => {
  const heart = 'M0 76C-130 20 -120 -70 -52 -70C-14 -70 0 -36 0 -20C0 -36 14 -70 52 -70C120 -70 130 20 0 76Z';
  return move(
    x,
    y,
    under(path(heart, SHADE), 9, 13) +
      path(heart, '#b06a2c') +
      move(0, -4, path(heart, '#e3a655'), 0, 0.9) +
      [-1, 1]
        .map((k) =>
          line(
            `M${k * 4} 50C${k * 96} 10 ${k * 86} -48 ${k * 48} -46C${k * 22} -44 ${k * 24} -10 ${k * 46} -14`,
            '#a9652c',
            8,
          ),
        )
        .join('') +
      line('M0 66V-14', '#a9652c', 7),
    turn,
    s,
  );
};

export const horn = (x: number, y: number, s: number, turn: number): string => {
  const moon = 'M-120 40C-90 -70 90 -70 120 40Q104 52 84 34C50 -6 -50 -6 -84 34Q-104 52 -120 40Z';
  return move(
    x,
    y,
    under(path(moon, SHADE), 9, 13) +
      path(moon, '#b8702c') +
      move(0, -3, path(moon, '#e0a04c'), 0, 0.93) +
      times(6, (i) =>
        line(
          `M${-76 + i * 30} ${[-4, -30, -40, -40, -30, -4][i]}q${14 - i * 5} 16 ${8 - i * 3} 30`,
          '#b8702c',
          7,
        ),
      ),
    turn,
    s,
  );
};

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast } from '../contrast.ts';
import { colorChecks, colorStyles } from './site-colors.ts';

const color = fc.nat({ max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('the check of a colour', () => {
  it('says in which ink words stand on it', () => {
    expect(colorChecks('#0c5257', 'words')[0]).toMatchObject({
      what: 'words-on',
      color: '#ffffff',
      isEnough: true,
    });
    expect(colorChecks('#f2a541', 'words')[0]).toMatchObject({
      what: 'words-on',
      color: '#1d2321',
      isEnough: true,
    });
  });

  it('warns of a colour that words on the page cannot be written in, and names what stands for it', () => {
    expect(colorChecks('#0c5257', 'words')[1]).toMatchObject({ what: 'words-in', isEnough: true });
    const [, faint] = colorChecks('#f2a541', 'words');
    expect(faint).toMatchObject({ what: 'words-in', isEnough: false, needed: 4.5 });
    expect(faint!.ratio).toBeCloseTo(2.02, 2);
    expect(contrast(faint!.instead!, faint!.ground)).toBeGreaterThanOrEqual(4.5);
  });

  it('asks less of lines than of words', () => {
    expect(colorChecks('#d07050', 'lines')[1]).toMatchObject({ what: 'lines', needed: 3, isEnough: true });
    expect(colorChecks('#d07050', 'words')[1]).toMatchObject({ isEnough: false });
    const [, faint] = colorChecks('#ffe9c0', 'lines');
    expect(faint).toMatchObject({ isEnough: false });
    expect(contrast(faint!.instead!, faint!.ground)).toBeGreaterThanOrEqual(3);
  });

  it('says what pages do with every colour', () => {
    fc.assert(
      fc.property(color, (one) => {
        const [on, within] = colorChecks(one, 'words');
        const [, lines] = colorChecks(one, 'lines');
        const styles = colorStyles({ primary: one, secondary: one });
        expect(on!.isEnough).toBe(true);
        expect(styles).toContain(`--primary-ink:${on!.color};`);
        expect(styles).toContain(`--primary-on-paper:${within!.instead ?? one};`);
        expect(styles).toContain(`--secondary-on-paper:${lines!.instead ?? one};`);
      }),
    );
  });
});

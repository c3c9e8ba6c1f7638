import axe from 'axe-core';
import type { Frame, Page } from 'playwright-core';

declare global {
  interface Window {
    readonly axe?: typeof axe;
  }
}

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Loads axe once per document: reading it costs more than most checks. */
async function loadAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => window.axe !== undefined)) return;
  await frame.evaluate(`${axe.source}; axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });`);
}

/** Waits for what fades in or out: axe would measure the contrast of a colour halfway to another. */
async function motionEnded(frame: Frame): Promise<void> {
  await frame.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const moving = () =>
      document.getAnimations().filter(({ playState, effect }) => {
        return playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime);
      });
    // What has just been changed begins to move with the frames that follow; one that ends may begin another.
    do {
      // One that is cancelled (its element has gone) rejects, and is over as well.
      await Promise.allSettled(moving().map(({ finished }) => finished));
      await nextFrame();
      await nextFrame();
    } while (moving().length > 0);
  });
}

/**
 * Accessibility violations that axe finds on the page, each as 'rule: element'. Pictures and text must be
 * loaded. `aside` is excluded, because it is checked elsewhere: a page inside the page.
 */
export async function accessibilityViolations(page: Page, aside: readonly string[] = []): Promise<string[]> {
  const frames = aside.includes('iframe') ? [page.mainFrame()] : page.frames();
  for (const frame of frames) {
    await loadAxe(frame);
    await motionEnded(frame);
  }
  return page.evaluate(
    async ({ exclude, rules }) => {
      const { violations } = await window.axe!.run(
        { include: [['html']], exclude },
        // Details of passed rules are not needed.
        { resultTypes: ['violations'], runOnly: { type: 'tag', values: rules } },
      );
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
      );
    },
    { exclude: [...aside], rules: RULES },
  );
}

/** How far the page is wider than its window, in pixels. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Accessibility violations that axe finds on the page, each as 'rule: element'. Pictures and text must be
 * loaded. `aside` is excluded, because it is checked elsewhere: a page inside the page.
 */
export async function accessibilityViolations(page: Page, aside: readonly string[] = []): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    // Details of passed rules are not needed.
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    .setLegacyMode();
  for (const selector of aside) axe.exclude(selector);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}

/** How far the page is wider than its window, in pixels. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

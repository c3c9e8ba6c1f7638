import type { Page } from 'playwright-core';

/**
 * The controls in `main` on which a press in their middle would reach something else, each brought into view first, as
 * the beginning of its markup. A link that is stretched over its card is covered by nothing, and covers other controls
 * of the card only where it leads to the same address.
 */
export const coveredControls = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const frames = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const controls = document.querySelectorAll<HTMLElement>(
      'main :is(a[href], button, summary, input, select)',
    );
    const covered: string[] = [];
    for (const control of controls) {
      const isForVisitors = !control.closest('[popover], [aria-hidden=true], [tabindex="-1"]');
      if (!isForVisitors || !control.checkVisibility({ visibilityProperty: true })) continue;
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      // What is laid out only near the window moves what stands below it.
      await frames();
      const [box] = control.getClientRects();
      if (!box || box.width === 0) continue;
      const pressed = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      const label = pressed?.closest('label');
      const isReached = pressed && (control.contains(pressed) || label?.control === control);
      const href = pressed?.closest('a')?.href;
      const isSameLink = href !== undefined && href === control.closest('a')?.href;
      if (!isReached && !isSameLink) covered.push(control.outerHTML.slice(0, 100));
    }
    return covered;
  });

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
    const isForVisitors = (control: HTMLElement) =>
      !control.closest('[popover], [aria-hidden=true], [tabindex="-1"]') &&
      control.checkVisibility({ visibilityProperty: true });
    const covered: string[] = [];
    for (const control of controls) {
      if (!isForVisitors(control)) continue;
      // To the middle of a strip as well: the nearest place is one that it would snap back from.
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      // What is laid out only near the window moves what stands below it.
      await frames();
      // An island that has come meanwhile has laid a control of its own over this one, which is no stop any more.
      if (!isForVisitors(control)) continue;
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

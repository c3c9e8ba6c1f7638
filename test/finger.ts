import type { Page } from 'playwright-core';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A finger on a page: Playwright's own touchscreen taps and does no more. */
export async function fingerOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  return async (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', at?: Point): Promise<void> =>
    void (await session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] }));
}

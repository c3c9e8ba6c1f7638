/** A phone of Playwright's: the smallest that pages are made for. Whatever drives a browser imports it, with Vitest or without. */
export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

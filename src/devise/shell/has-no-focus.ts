/** Nothing on the page has the focus, as when what had it was taken out. */
export const hasNoFocus = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/** The `ref` of what appears where the focus was, because somebody asked for it. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the guest's connection leaves room for what they may not even open. */
function isThrifty(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}

const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 4000 });
  else setTimeout(work, 1500);
};

/** The page that the guest came for has the line to itself for so long, in milliseconds. */
const FIRST_AFTER = 4000;

/** Fetches pages one after the other whenever the browser has nothing better to do. */
export function prefetchLater(pages: readonly { readonly prefetch: () => Promise<unknown> }[]): void {
  setTimeout(() => prefetchWhenIdle(pages), FIRST_AFTER);
}

function prefetchWhenIdle(pages: readonly { readonly prefetch: () => Promise<unknown> }[]): void {
  const [next, ...rest] = pages;
  if (!next || isThrifty()) return;
  whenIdle(() => {
    void next.prefetch();
    prefetchWhenIdle(rest);
  });
}

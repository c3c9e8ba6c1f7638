import { isTagManager, tagScript } from '../../domain/analytics-tag.ts';

/** Whether visits may be counted, which is kept on the device alone. */

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const KEPT = 'palapa-analytics';

export type CountingAnswer = 'yes' | 'no';

/** Null as long as nobody has answered. Where the browser keeps nothing the answer is no: one would be asked on each page. */
export function keptAnswer(): CountingAnswer | null {
  try {
    const kept = localStorage.getItem(KEPT);
    localStorage.setItem(`${KEPT}-test`, '');
    localStorage.removeItem(`${KEPT}-test`);
    return kept === 'yes' || kept === 'no' ? kept : null;
  } catch {
    return 'no';
  }
}

export const keepAnswer = (answer: CountingAnswer): void => localStorage.setItem(KEPT, answer);

/** `gtag` is what the script of Google Analytics reads from the data layer: arguments as such, and no list of them. */
function gtag(..._words: unknown[]): void {
  (window.dataLayer ??= []).push(arguments);
}

/** Loads what counts visits. What the page has told its data layer until then is read by it. */
export function loadTag(tag: string): void {
  if (isTagManager(tag)) (window.dataLayer ??= []).push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  else {
    gtag('js', new Date());
    gtag('config', tag);
  }
  const script = document.createElement('script');
  script.async = true;
  script.src = tagScript(tag);
  document.head.append(script);
}

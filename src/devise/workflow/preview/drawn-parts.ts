/** One piece of what a page shows: a text, a picture, a label. */
export interface DrawnPart {
  readonly key: string;
  readonly element: Element;
}

const SILENT = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT']);

/** An address without its query: the same picture is asked for in several widths. */
const addressOf = (element: Element, attribute: string): string =>
  (element.getAttribute(attribute) ?? '').split('?')[0]!;

function partsOfElement(element: Element): DrawnPart[] {
  const said = [
    element.getAttribute('aria-label'),
    element.getAttribute('alt'),
    element.tagName === 'IMG' || element.tagName === 'IFRAME' ? addressOf(element, 'src') : null,
    element.tagName === 'A' ? addressOf(element, 'href') : null,
  ].filter(Boolean);
  return said.length > 0 ? [{ key: said.join(' '), element }] : [];
}

/** What is shown below a node, in the order of the page. */
export function drawnParts(node: Node): DrawnPart[] {
  return [...node.childNodes].flatMap((child): DrawnPart[] => {
    if (child.nodeType === 3) {
      const text = child.textContent?.trim() ?? '';
      return text === '' ? [] : [{ key: text, element: child.parentElement! }];
    }
    if (child.nodeType !== 1 || SILENT.has((child as Element).tagName)) return [];
    return [...partsOfElement(child as Element), ...drawnParts(child)];
  });
}

/** Each part with the one before it: the same word stands in many places. */
const pairsOf = (keys: readonly string[]): string[] =>
  [...keys, ''].map((key, at) => `${keys[at - 1] ?? ''}\n${key}`);

/**
 * The first element that shows something else than `before`, the keys of an earlier drawing: what was added or changed,
 * or what now stands in the place of what was removed. Undefined where both are the same.
 */
export function firstChange(before: readonly string[], after: readonly DrawnPart[]): Element | undefined {
  const known = new Map<string, number>();
  for (const pair of pairsOf(before)) known.set(pair, (known.get(pair) ?? 0) + 1);
  const at = pairsOf(after.map(({ key }) => key)).findIndex((pair) => {
    const left = known.get(pair) ?? 0;
    known.set(pair, left - 1);
    return left <= 0;
  });
  return at === -1 ? undefined : (after[at] ?? after.at(-1))?.element;
}

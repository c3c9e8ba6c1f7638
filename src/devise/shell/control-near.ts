const CONTROLS =
  'a[href], button, input:not([type="hidden"]), select, textarea, [tabindex="0"], [contenteditable="true"]';

/** Nothing is looked for outside of them. */
const BOUNDARIES = '[role="dialog"], main';

const ROWS = 'li, tr';

/** Where something was taken out of the page. */
export interface Gap {
  readonly parent: Element;
  /** What stands before it, and what stood behind it. */
  readonly before: Node | null;
  readonly behind: Node | null;
  /** What was taken out there. */
  readonly removed: Node;
}

const controlsIn = (element: Element) => [...element.querySelectorAll<HTMLElement>(CONTROLS)];

const isUsable = (control: HTMLElement | undefined): control is HTMLElement =>
  control !== undefined && !control.matches(':disabled, [tabindex="-1"]') && control.checkVisibility();

/** Follows it, and is not inside it. */
const isAfter = (edge: Node, element: Element) =>
  edge.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_FOLLOWING;

/** The gap that a control left that is no longer in the page, by what the observer of the page was told. */
export function gapOf(control: Node, records: readonly MutationRecord[]): Gap | undefined {
  const record = records.findLast(({ removedNodes }) =>
    [...removedNodes].some((node) => node.contains(control)),
  );
  if (!record) return undefined;
  const { target, previousSibling, nextSibling } = record;
  if (!target.isConnected) return gapOf(target, records);
  const removed = [...record.removedNodes].find((node) => node.contains(control))!;
  const before = previousSibling?.parentNode === target ? previousSibling : null;
  return { parent: target as Element, before, behind: nextSibling, removed };
}

const isLike = (one: Element, other: Element) =>
  one.tagName === other.tagName && one.className === other.className;

/** The same control of what came into the place of what went; of a row also that of the next one, else of the last. */
function inItsPlace({ parent, before, behind, removed }: Gap, control: Element): HTMLElement | undefined {
  if (!(removed instanceof Element)) return undefined;
  const place = controlsIn(removed).indexOf(control as HTMLElement);
  const alike = [...parent.children].filter((one) => isLike(one, removed));
  const next = alike.find((one) => before === null || isAfter(before, one));
  const heirs = removed.matches(ROWS) ? [next, alike.at(-1)] : [next === behind ? undefined : next];
  return heirs.map((one) => one && controlsIn(one)[place]).find(isUsable);
}

/** The control that follows `edge` in what lies around it, or the last one there; else in what lies around that. */
function controlBehind(edge: Node | null, around: Element): HTMLElement | undefined {
  const usable = controlsIn(around).filter(isUsable);
  const found = usable.find((one) => edge === null || isAfter(edge, one)) ?? usable.at(-1);
  if (found || !around.parentElement || around.matches(BOUNDARIES)) return found;
  return controlBehind(around, around.parentElement);
}

/**
 * What takes the focus of a control that has gone: the same one of the next row, or of the last, or of what was drawn
 * anew; else the control that follows the gap, or the one before it, in what lies closest around it. Undefined for what
 * lay over the page.
 */
export function controlNear(gap: Gap, control: Element): HTMLElement | undefined {
  if (!gap.parent.closest(BOUNDARIES)) return undefined;
  const same = inItsPlace(gap, control);
  if (same) return same;
  return controlBehind(gap.before, gap.parent);
}

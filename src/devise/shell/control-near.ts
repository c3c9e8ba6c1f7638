const CONTROLS =
  'a[href], button, input:not([type="hidden"]), select, textarea, [tabindex="0"], [contenteditable="true"]';

/** Nothing is looked for outside of them. */
const BOUNDARIES = '[role="dialog"], main';

const ROWS = 'li, tr';

/** Where something was taken out of the page. */
export interface Gap {
  readonly parent: Element;
  /** What stands before it. */
  readonly before: Node | null;
  /** What was taken out there. */
  readonly removed: Node;
}

const controlsIn = (element: Element) => [...element.querySelectorAll<HTMLElement>(CONTROLS)];

const isUsable = (control: HTMLElement | undefined): control is HTMLElement =>
  control !== undefined && !control.matches(':disabled, [tabindex="-1"]') && control.checkVisibility();

/** Follows it, and is not inside it. */
const isAfter = (edge: Node, control: HTMLElement) =>
  edge.compareDocumentPosition(control) === Node.DOCUMENT_POSITION_FOLLOWING;

/** The gap that a control left that is no longer in the page, by what the observer of the page was told. */
export function gapOf(control: Node, records: readonly MutationRecord[]): Gap | undefined {
  const record = records.findLast(({ removedNodes }) =>
    [...removedNodes].some((node) => node.contains(control)),
  );
  if (!record) return undefined;
  const { target, previousSibling } = record;
  if (!target.isConnected) return gapOf(target, records);
  const removed = [...record.removedNodes].find((node) => node.contains(control))!;
  const before = previousSibling?.parentNode === target ? previousSibling : null;
  return { parent: target as Element, before, removed };
}

/** The same control of the row that came into the place of the one that went, else of the one before. */
function inNextRow({ parent, before, removed }: Gap, control: Element): HTMLElement | undefined {
  if (!(removed instanceof Element) || !removed.matches(ROWS)) return undefined;
  const place = controlsIn(removed).indexOf(control as HTMLElement);
  const rows = [...parent.children].filter((row) => row.matches(ROWS));
  const next = rows.find(
    (row) => !before || before.compareDocumentPosition(row) === Node.DOCUMENT_POSITION_FOLLOWING,
  );
  return [next, rows.at(-1)].map((row) => row && controlsIn(row)[place]).find(isUsable);
}

/**
 * What takes the focus of a control that has gone: the same one of the next row, or of the last; else the control that
 * follows the gap, or the one before it, in what lies closest around it. Undefined for what lay over the page.
 */
export function controlNear(gap: Gap, control: Element): HTMLElement | undefined {
  if (!gap.parent.closest(BOUNDARIES)) return undefined;
  const inRow = inNextRow(gap, control);
  if (inRow) return inRow;
  let edge = gap.before;
  for (let around: Element | null = gap.parent; around; around = around.parentElement) {
    const usable = controlsIn(around).filter(isUsable);
    const found = usable.find((one) => edge === null || isAfter(edge, one)) ?? usable.at(-1);
    if (found || around.matches(BOUNDARIES)) return found;
    edge = around;
  }
  return undefined;
}

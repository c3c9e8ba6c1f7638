import { useEffect, useRef } from 'react';
import { usePhrases } from '../../staff-language.tsx';
import { inputPhrases } from '../phrases.ts';

const name = (element: Element, label: string) => {
  if (element.getAttribute('aria-label') !== label) element.setAttribute('aria-label', label);
};

/** The editor leaves cells of tables, and the buttons that add to one, without a name: they get theirs here. */
export function useNamedTables() {
  const { markdown } = usePhrases(inputPhrases);
  const whole = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = whole;
    if (!current) return undefined;
    const nameAll = () => {
      for (const cell of current.querySelectorAll('table [contenteditable="true"]')) {
        name(cell, markdown.cell);
      }
      for (const button of current.querySelectorAll('button[class*="addColumnButton"]')) {
        name(button, markdown.addColumn);
      }
      for (const button of current.querySelectorAll('button[class*="addRowButton"]')) {
        name(button, markdown.addRow);
      }
      for (const corner of current.querySelectorAll('th')) {
        if (!corner.textContent && !corner.querySelector('[contenteditable]')) corner.role = 'presentation';
      }
    };
    nameAll();
    const watching = new MutationObserver(nameAll);
    watching.observe(current, { childList: true, subtree: true });
    return () => watching.disconnect();
  }, [markdown]);
  return whole;
}

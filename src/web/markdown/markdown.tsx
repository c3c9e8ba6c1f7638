import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { useKitPhrases } from '../language/language.tsx';
import { dressHtml } from './dress-html.ts';
import styles from './markdown.module.css';

interface MarkdownProps {
  /** Safe HTML, made by the server. */
  readonly html: string | null | undefined;
  readonly className?: string | undefined;
  /** The address that the app itself opens; undefined for one that leads out of it. */
  readonly hrefOf: (address: string) => string | undefined;
  /** Follows a link for which `hrefOf` gave an address. Without it the browser does. */
  readonly onFollow?: (address: string) => void;
}

/** Text that staff wrote: links inside the app stay in it, the others open a new tab. */
export function Markdown({ html, className, hrefOf, onFollow }: MarkdownProps) {
  const text = useRef<HTMLDivElement>(null);
  useInsideLinks(text, onFollow);
  const newTab = useKitPhrases()['opens-in-new-tab'];
  const dressed = useMemo(() => (html ? dressHtml(html, { hrefOf, newTab }) : ''), [html, hrefOf, newTab]);
  if (!dressed) return null;
  return (
    <div
      ref={text}
      className={[styles.text, className].filter(Boolean).join(' ')}
      dangerouslySetInnerHTML={{ __html: dressed }}
    />
  );
}

/** Plain taps on inside links, wherever in the text, stay in the app. */
function useInsideLinks(
  text: RefObject<HTMLElement | null>,
  onFollow: ((address: string) => void) | undefined,
): void {
  useEffect(() => {
    const { current } = text;
    if (!onFollow) return;
    const follow = (event: MouseEvent) => {
      const address = (event.target as Element).closest('a')?.dataset['route'];
      if (!address || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      onFollow(address);
    };
    current?.addEventListener('click', follow);
    return () => current?.removeEventListener('click', follow);
  });
}

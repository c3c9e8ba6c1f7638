import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { useLocation, useRouter } from 'wouter';
import { useKitPhrases } from '../language/language.tsx';
import styles from './markdown.module.css';

interface MarkdownProps {
  /** Safe HTML, made by the server. */
  readonly html: string | null | undefined;
  readonly className?: string | undefined;
}

const isRoute = (address: string): boolean => address.startsWith('/property-hub');

/** Text that staff wrote: links inside the hub stay in it, the others open a new tab. */
export function Markdown({ html, className }: MarkdownProps) {
  const text = useRef<HTMLDivElement>(null);
  useRouteLinks(text);
  const { hrefs } = useRouter();
  const phrases = useKitPhrases();
  const ready = useMemo(
    () => (html ? withLinks(html, hrefs, phrases['opens-in-new-tab']) : ''),
    [html, hrefs, phrases],
  );
  if (!ready) return null;
  return (
    <div
      ref={text}
      className={[styles.text, className].filter(Boolean).join(' ')}
      dangerouslySetInnerHTML={{ __html: ready }}
    />
  );
}

/** Plain taps on links to routes, wherever in the text, stay in the app. */
function useRouteLinks(text: RefObject<HTMLElement | null>): void {
  const [, navigate] = useLocation();
  useEffect(() => {
    const { current } = text;
    const follow = (event: MouseEvent) => {
      const route = (event.target as Element).closest('a')?.dataset['route'];
      if (!route || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      navigate(route);
    };
    current?.addEventListener('click', follow);
    return () => current?.removeEventListener('click', follow);
  });
}

/**
 * Tables get a frame of their own to scroll in, so that a wide one never widens the page; the empty corner above
 * row titles is no heading.
 */
function withLinks(html: string, hrefs: (to: string) => string, newTab: string): string {
  const template = document.createElement('template');
  template.innerHTML = html;
  for (const link of template.content.querySelectorAll('a')) {
    const address = link.getAttribute('href') ?? '';
    if (isRoute(address)) {
      link.dataset['route'] = address;
      link.href = hrefs(address);
    } else if (/http/i.test(address)) {
      link.target = '_blank';
      link.rel = 'noopener';
      const said = document.createElement('span');
      said.className = 'visually-hidden';
      said.textContent = ` (${newTab})`;
      link.append(said);
    }
  }
  for (const corner of template.content.querySelectorAll('th:empty')) {
    corner.replaceWith(document.createElement('td'));
  }
  for (const table of template.content.querySelectorAll('table')) {
    const frame = document.createElement('div');
    frame.className = 'table-frame';
    frame.tabIndex = 0;
    frame.setAttribute('role', 'group');
    table.replaceWith(frame);
    frame.append(table);
  }
  return template.innerHTML;
}

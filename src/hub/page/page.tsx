import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useLanguage } from '../../web/language/language.tsx';
import { sendPageView } from './analytics.ts';
import styles from './page.module.css';
import { useVisit } from '../router/index.ts';
import { useSite } from '../start.ts';

interface PageProps {
  /** Undefined as long as it is not known: then neither title nor page view is sent yet. */
  readonly title: string | undefined;
  readonly description?: string | null | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

let isFirstPage = true;

/** One page of the hub: its title, its place for the focus, its page view. */
export function Page({ title, description, className, children }: PageProps) {
  const site = useSite();
  const visit = useVisit();
  const language = useLanguage();
  const main = useRef<HTMLElement>(null);
  const isKnown = title !== undefined;

  useLayoutEffect(() => {
    if (title !== undefined) document.title = title === site.name ? title : `${title} – ${site.name}`;
  }, [title, site.name]);

  useEffect(() => {
    if (description) document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [description]);

  useEffect(() => {
    if (!isKnown) return;
    sendPageView(visit);
    if (!isFirstPage) focusOnTitle(main.current);
    isFirstPage = false;
  }, [isKnown, visit]);

  return (
    <main
      id="main"
      ref={main}
      tabIndex={-1}
      lang={language}
      className={[styles.page, className].filter(Boolean).join(' ')}
    >
      {children}
    </main>
  );
}

/** After a navigation the focus stands where a reader begins. */
function focusOnTitle(main: HTMLElement | null): void {
  const title = main?.querySelector<HTMLElement>('h1');
  if (title) title.tabIndex = -1;
  (title ?? main)?.focus({ preventScroll: true });
}

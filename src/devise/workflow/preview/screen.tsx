import { useEffect, useRef, useState } from 'react';
import type { Language } from '../../../domain/language.ts';
import { bringIntoView } from './bring-into-view.ts';
import { drawnParts, firstChange } from './drawn-parts.ts';
import styles from './phone-preview.module.css';

/** Where in the hub a preview is looked at, as the server says. */
export interface PreviewPlace {
  readonly route: string | null;
  readonly reason: 'no-title' | 'no-location' | 'outside-hub' | 'no-way' | null;
  /** The part of the page that shows the record; null where it is the page itself. */
  readonly part: 'promotions' | 'menu' | null;
  /** Changes need the page loaded again. */
  readonly isInPage: boolean;
}

/** A place, and what was previewed when the server said so. */
export interface Previewed extends PreviewPlace {
  readonly key: string;
  readonly drawn: string | undefined;
  readonly language: Language;
  /** Which of several places is looked at. */
  readonly location: string | undefined;
}

/** Milliseconds: how long what is drawn late is waited for, and how often it is looked for. */
const PATIENCE = 3000;
const INTERVAL = 100;

/** Calls until it returns true, for as long as something may still be drawn. Returns how to stop. */
function untilDone(attempt: () => boolean): () => void {
  const end = Date.now() + PATIENCE;
  const timer = setInterval(() => {
    if (attempt() || Date.now() > end) clearInterval(timer);
  }, INTERVAL);
  return () => clearInterval(timer);
}

const keysIn = (hub: Document): string[] => drawnParts(hub.body).map(({ key }) => key);

/** Scrolls to where the page stood before, as soon as it is long enough. */
const scrollBackTo = (top: number, view: Window) =>
  untilDone(() => {
    view.scrollTo({ top, behavior: 'instant' });
    return Math.abs(view.scrollY - top) <= 1;
  });

/** Shows the promotion, which stands first in its slider. */
const showPromotion = (part: 'promotions' | 'menu', hub: Document) =>
  untilDone(() => {
    const promotion = hub.querySelector(`${part === 'menu' ? 'header' : 'main'} [data-promotion]`);
    if (promotion) bringIntoView(promotion);
    return promotion !== null;
  });

interface ScreenProps {
  readonly previewed: Previewed;
  readonly title: string;
  /** The page is not the hub: the session ended, or the draft is gone. */
  readonly onLost: () => void;
}

/**
 * The hub in a frame. It is loaded once for a page, and answers are fetched anew when the draft was stored, so that it
 * stays where it was scrolled; what was changed is then brought into view.
 */
export function Screen({ previewed, title, onLost }: ScreenProps) {
  const { key, drawn, route, part, isInPage, language, location } = previewed;
  const version = `${key} ${drawn}`;
  const page = [route, part, language, isInPage ? version : ''].join(' ');
  const [opened, setOpened] = useState({ page, key, version });
  const [loaded, setLoaded] = useState<string>();
  /** What the loaded page shows. */
  const shown = useRef('');
  const frame = useRef<HTMLIFrameElement>(null);
  const before = useRef({ route, top: 0 });
  if (opened.page !== page) {
    setOpened({ page, key, version });
    // Another frame comes, also where the page is one that was shown before.
    setLoaded(undefined);
  }

  useEffect(() => {
    const view = frame.current?.contentWindow;
    if (loaded !== page || shown.current === version || !view?.palapaRefresh) return undefined;
    let stop = () => {};
    let letGo = () => {};
    let isOver = false;
    const keys = keysIn(view.document);
    void view.palapaRefresh(`/api/devise/preview/${key}/`).then(() => {
      if (isOver) return;
      shown.current = version;
      stop = untilDone(() => {
        const changed = firstChange(keys, drawnParts(view.document.body));
        if (changed) letGo = bringIntoView(changed);
        return changed !== undefined;
      });
    });
    return () => {
      isOver = true;
      stop();
      letGo();
    };
  }, [loaded, page, version, key]);

  function onLoad() {
    const view = frame.current?.contentWindow;
    if (!view?.palapaRefresh) return onLost();
    view.addEventListener('scroll', () => (before.current = { route, top: view.scrollY }), { passive: true });
    if (part) showPromotion(part, view.document);
    else if (before.current.route === route && before.current.top > 0) scrollBackTo(before.current.top, view);
    shown.current = opened.version;
    setLoaded(opened.page);
    return undefined;
  }
  const at = location === undefined ? '' : `&at=${encodeURIComponent(location)}`;
  return (
    <iframe
      ref={frame}
      key={opened.page}
      className={styles.screen}
      src={`/devise/preview/${opened.key}?lang=${language}${at}`}
      title={title}
      onLoad={onLoad}
    />
  );
}

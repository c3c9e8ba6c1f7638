import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useState } from 'react';
import type { Language } from '../domain/language.ts';
import { type SessionSite, useSession } from './session.tsx';

/** The site and the language of its content that lists show. It is a view: it never moves a record. */
export interface SiteView {
  readonly site: SessionSite;
  readonly siteId: number;
  readonly setSite: (id: number) => void;
  /** Lists show records that have a title in this language; 'all' shows every record. */
  readonly shownLanguage: Language | 'all';
  readonly setShownLanguage: (language: Language | 'all') => void;
  /** The record that is open, whose site the view is until it is left; undefined where none is. */
  readonly opened: OpenedRecord | undefined;
  readonly setOpened: (record: OpenedRecord | undefined) => void;
}

interface OpenedRecord {
  readonly siteId: number;
  /** Where somebody goes who chooses another site. */
  readonly leaveTo: string;
}

const KEY = 'palapa-site-view';

interface StoredView {
  readonly siteId?: number;
  readonly shownLanguage?: Language | 'all';
}

function storedView(): StoredView {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as StoredView;
  } catch {
    return {};
  }
}

function storeView(view: StoredView): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(view));
  } catch {
    // The view then lasts as long as the page.
  }
}

const SiteViewContext = createContext<SiteView | undefined>(undefined);

interface SiteViewProviderProps {
  readonly children: ReactNode;
  /** Drawn for somebody to whom no site has been given yet. */
  readonly noSite: ReactNode;
}

export function SiteViewProvider({ children, noSite }: SiteViewProviderProps) {
  const { sites } = useSession();
  const [view, setView] = useState(storedView);
  const [opened, setOpened] = useState<OpenedRecord>();
  // Another tab may look at another site: over a record stands the name of its own.
  const wanted = opened?.siteId ?? view.siteId;
  const site = sites.find(({ id }) => id === wanted) ?? sites[0];
  const shown = useMemo((): SiteView | undefined => {
    const change = (part: StoredView) => {
      const next = { ...view, ...part };
      storeView(next);
      setView(next);
    };
    return (
      site && {
        site,
        siteId: site.id,
        setSite: (siteId) => change({ siteId }),
        shownLanguage: site.localized ? (view.shownLanguage ?? 'all') : 'all',
        setShownLanguage: (shownLanguage) => change({ shownLanguage }),
        opened,
        setOpened,
      }
    );
  }, [site, view, opened]);
  return shown ? <SiteViewContext value={shown}>{children}</SiteViewContext> : noSite;
}

export function useSiteView(): SiteView {
  const view = useContext(SiteViewContext);
  if (!view) throw new Error('There is no SiteViewProvider above.');
  return view;
}

/** Has the view show the site of the record that is open, as long as it is. Null for none, and for what is the group's. */
export function useOpenedRecord(siteId: number | null, leaveTo: string): void {
  const { setOpened } = useSiteView();
  useLayoutEffect(() => {
    if (siteId === null) return undefined;
    setOpened({ siteId, leaveTo });
    return () => setOpened(undefined);
  }, [siteId, leaveTo, setOpened]);
}

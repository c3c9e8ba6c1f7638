import { type Location, Outlet, ScrollRestoration } from 'react-router';
import { usePhrases } from '../staff-language.tsx';
import { SiteViewProvider } from '../site-view.tsx';
import { SignInAgain } from '../sign-in/sign-in-again.tsx';
import { AccountLanguage } from './account-language.tsx';
import { Bar } from './bar/bar.tsx';
import styles from './app-shell.module.css';
import { Page } from './page/page.tsx';
import { shellPhrases } from './phrases.ts';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { useFocusOnRemoval } from './use-focus-on-removal.ts';

/** The frame around every page of somebody signed in. */
export function AppShell() {
  const phrases = usePhrases(shellPhrases);
  const main = useFocusOnNavigation();
  useFocusOnRemoval(main);
  return (
    <AccountLanguage>
      <SiteViewProvider noSite={<NoSite />}>
        <a href="#main" className={styles.skip}>
          {phrases.skip}
        </a>
        <Bar />
        <main id="main" tabIndex={-1} ref={main}>
          <Outlet />
        </main>
        <SignInAgain />
        <ScrollRestoration getKey={scrollKey} />
      </SiteViewProvider>
    </AccountLanguage>
  );
}

/** Where a page was scrolled to is kept by its place in the history. Pages that were opened anew all have the same one. */
const scrollKey = ({ key, pathname }: Location) => (key === 'default' ? pathname : key);

function NoSite() {
  const phrases = usePhrases(shellPhrases);
  return (
    <>
      <Bar hasSite={false} />
      <main id="main">
        <Page title={phrases.noSiteTitle} lead={phrases.noSite} />
      </main>
    </>
  );
}

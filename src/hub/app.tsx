import { Router } from 'wouter';
import { chooseLanguage } from '../domain/language.ts';
import { requestedLanguage, storedLanguage } from '../web/language/language-choice.ts';
import { LanguageProvider } from '../web/language/language.tsx';
import { ErrorDisplay } from '../web/errors/errors.tsx';
import { PageBoundary } from './chunks/page-boundary.tsx';
import { keepAddressInStep } from './router/language-in-address.ts';
import { Navigation } from './navigation/navigation.tsx';
import { useMenuPhase } from './navigation/menu-phase.ts';
import { hrefOf } from './router/navigate.ts';
import { useHubLocation, useVisit } from './router/index.ts';
import { useScroll } from './router/use-scroll.ts';
import { HubRoutes } from './routes.tsx';
import { SkipLink } from './navigation/skip-link.tsx';
import { start } from './start.ts';

const first = chooseLanguage({
  url: requestedLanguage(window.location),
  last: storedLanguage(),
  // What the server made of the browser's languages.
  accept: start.currentLanguage,
  localized: start.site.localized,
});

export const App = () => (
  <LanguageProvider first={first} localizations={start.localizations} onChoice={keepAddressInStep}>
    <Router hook={useHubLocation} hrefs={hrefOf}>
      <Hub />
    </Router>
  </LanguageProvider>
);

function Hub() {
  const visit = useVisit();
  const isMenuOpen = useMenuPhase() === 'open';
  useScroll();
  return (
    <>
      <SkipLink />
      <Navigation />
      <div inert={isMenuOpen}>
        <PageBoundary key={visit}>
          <HubRoutes />
        </PageBoundary>
      </div>
      {/* What failed on a page that was left is nobody's trouble any more. */}
      <ErrorDisplay key={visit} />
    </>
  );
}

import { renderToStaticMarkup } from 'react-dom/server';
import type { GuestPhrases } from '../content/phrase/built-in.ts';
import { LanguageProvider } from '../web/language/language.tsx';
import { opensWithPicture, SitePage } from './layout/site-page.tsx';
import { PressesProvider, SitePhrasesProvider } from './site-context.tsx';
import type { SiteView } from './view.ts';

export interface RenderedPage {
  /** The inside of `<body>`. */
  readonly html: string;
  /** The bar stands over the picture that the page opens with. */
  readonly isOverPicture: boolean;
}

/** A page as HTML. Nothing of it is drawn again in the browser: islands are modules that work on this very HTML. */
export function renderPage(view: SiteView, phrases: GuestPhrases): RenderedPage {
  const html = renderToStaticMarkup(
    <LanguageProvider first={view.language} localizations={phrases.hub}>
      <SitePhrasesProvider phrases={phrases.site[view.language]}>
        <PressesProvider value={view.presses}>
          <SitePage view={view} />
        </PressesProvider>
      </SitePhrasesProvider>
    </LanguageProvider>,
  );
  return { html, isOverPicture: opensWithPicture(view) };
}

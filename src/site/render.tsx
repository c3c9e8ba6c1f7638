import { renderToStaticMarkup } from 'react-dom/server';
import type { Locales } from '../domain/language.ts';
import type { KitPhrases } from '../web/language/kit-phrases.ts';
import { LanguageProvider } from '../web/language/language.tsx';
import { opensWithPicture, SitePage } from './layout/site-page.tsx';
import { en } from './phrases/en.ts';
import { es } from './phrases/es.ts';
import { SitePhrasesProvider } from './site-context.tsx';
import type { SiteView } from './view.ts';

/** What the public site says by itself. */
export const sitePhrases = { en, es };

export interface RenderedPage {
  /** The inside of `<body>`. */
  readonly html: string;
  /** The bar stands over the picture that the page opens with. */
  readonly isOverPicture: boolean;
}

/** A page as HTML. Nothing of it is drawn again in the browser: islands are modules that work on this very HTML. */
export function renderPage(view: SiteView, kitPhrases: Locales<KitPhrases>): RenderedPage {
  const html = renderToStaticMarkup(
    <LanguageProvider first={view.language} localizations={kitPhrases}>
      <SitePhrasesProvider phrases={sitePhrases[view.language]}>
        <SitePage view={view} />
      </SitePhrasesProvider>
    </LanguageProvider>,
  );
  return { html, isOverPicture: opensWithPicture(view) };
}

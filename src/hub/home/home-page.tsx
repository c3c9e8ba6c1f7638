import { homePictureSizes } from '../../domain/picture-sources.ts';
import { useText } from '../../web/language/language.tsx';
import { usePhrases } from '../phrases.ts';
import { Logo } from '../logo.tsx';
import { openMenu, useMenuPhase } from '../navigation/menu-phase.ts';
import { Page } from '../page/page.tsx';
import { Picture } from '../../web/picture/picture.tsx';
import { Promotions } from '../promotions/promotions.tsx';
import { useSite } from '../start.ts';
import './home.css';

/** The first screen: the property's picture, its name, and the way in. */
export function HomePage() {
  const site = useSite();
  const phrases = usePhrases();
  const { tagline, description } = useText()(site.locale);
  const isOpen = useMenuPhase() === 'open';
  return (
    <Page title={site.name} description={description} className="home">
      <div className="home-card">
        <Picture
          picture={site.homeImage}
          sizes={homePictureSizes}
          className="home-picture"
          eager
          decorative
        />
        <div className="home-head">
          <h1 className="home-name">
            <Logo logo={site.homeLogo} className="home-logo" alt={site.name}>
              {site.name}
            </Logo>
          </h1>
          {tagline && <p className="home-tagline">{tagline}</p>}
        </div>
        <button
          type="button"
          className="home-welcome"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={openMenu}
        >
          {phrases.welcome}
        </button>
      </div>
      <Promotions at="Home" className="home-promotions" />
    </Page>
  );
}

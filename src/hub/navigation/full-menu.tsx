import { lazy, Suspense } from 'react';
import { inEitherLanguage, languages } from '../../domain/language.ts';
import { menuTiles } from '../../domain/hub-tiles.ts';
import { useLanguage, useSetLanguage, useText } from '../../web/language/language.tsx';
import { usePhrases } from '../phrases.ts';
import { Promotions } from '../promotions/promotions.tsx';
import { lists, pagesIn, start, useSite } from '../start.ts';
import { closeMenu } from './menu-phase.ts';
import { MenuLink } from './menu-link.tsx';
import { Tile } from './tile.tsx';
import styles from './full-menu.module.css';

const NextStay = lazy(() => import('../booking/next-stay.tsx'));

/** What the open panel holds: languages, promotions, tiles, the links at the foot. */
export function FullMenu() {
  const site = useSite();
  const language = useLanguage();
  const text = useText();
  const tiles = menuTiles({
    language,
    hideActivities: site.hideActivities,
    reservesDining:
      site.diningReservations !== null && inEitherLanguage(site.diningReservations.url, language) !== null,
    pages: pagesIn(language),
    lists,
    extra: text(site.locale).menuTiles ?? [],
  });
  return (
    <div className={styles.menu} data-scrolls>
      <div className={styles.column}>
        {site.localized && <LanguageSwitch />}
        <Promotions at="Menu" compact className={styles.promotions} />
        <ul className={styles.tiles}>
          {tiles.map((tile, at) => (
            <li key={at}>
              <Tile {...tile} />
            </li>
          ))}
        </ul>
        <MenuLink link={text(site.locale).menuLink} />
        {start.booking && (
          <Suspense>
            <NextStay booking={start.booking} className={styles.foot} />
          </Suspense>
        )}
      </div>
    </div>
  );
}

const names = { en: 'English', es: 'Español' } as const;

function LanguageSwitch() {
  const phrases = usePhrases();
  const current = useLanguage();
  const setLanguage = useSetLanguage();
  return (
    <div className={styles.languages} role="group" aria-label={phrases.language}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          className={styles.language}
          aria-pressed={language === current}
          onClick={() => {
            setLanguage(language);
            closeMenu();
          }}
        >
          {names[language]}
        </button>
      ))}
    </div>
  );
}

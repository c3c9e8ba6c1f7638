import { Link } from 'wouter';
import { hubPath } from '../../domain/hub-routes.ts';
import { tagsPresent } from '../../domain/dining/dietary.ts';
import { menuByKey } from '../../domain/dining/dining.ts';
import { isTranslated, otherLanguage } from '../../domain/language.ts';
import { useLanguage, useText } from '../../web/language/language.tsx';
import { usePhrases } from '../phrases.ts';
import { MyTable } from '../dietary/my-table.tsx';
import { NoRecord } from '../page/no-record.tsx';
import { Page } from '../page/page.tsx';
import { useData } from '../store.ts';
import { Disclaimers } from './disclaimers.tsx';
import { Legend } from '../../web/menu/legend.tsx';
import { MenuLinks } from './menu-links.tsx';
import styles from './menu-page.module.css';
import { PricesIn } from '../../web/menu/prices-in.tsx';
import { MenuSections } from '../../web/menu/menu-sections.tsx';
import { Specialties } from '../../web/menu/specialties.tsx';

interface MenuPageProps {
  /** The restaurant's slug in either language. */
  slug: string;
  /** The menu's id, or its slug in either language. */
  menu: string;
}

/** What a restaurant serves. */
export default function MenuPage({ slug, menu: key }: MenuPageProps) {
  const phrases = usePhrases();
  const text = useText();
  const language = useLanguage();
  const state = useData(`restaurant-menus/${encodeURIComponent(slug)}`);
  const restaurant = state.data;
  const menu = restaurant && menuByKey(restaurant.menus, key);
  if (!menu) {
    return (
      <NoRecord
        state={state}
        title={phrases['menu-not-found']}
        text={phrases['click-back-ins-for-restaurants']}
        way={{ to: hubPath('dining'), name: phrases.dining }}
      >
        {restaurant && <MenuLinks restaurant={slug} menus={restaurant.menus} />}
      </NoRecord>
    );
  }
  const { title: of } = text(restaurant.locale);
  const { title, sections, specialtysection } = text(menu.locale);
  const tags = tagsPresent([menu]);
  const spoken = isTranslated(menu.locale, language) ? undefined : otherLanguage(language);
  return (
    <Page title={`${title ?? menu.name} · ${of}`} className={styles.page}>
      <header className={styles.header}>
        <p className={styles.of}>
          <Link href={hubPath('restaurant', { slug })}>{of}</Link>
        </p>
        <h1 lang={spoken}>{title ?? menu.name}</h1>
        <PricesIn menu={{ sections, specialtysection }} className={styles.currency} />
      </header>
      {restaurant.menus.length > 1 && (
        <MenuLinks restaurant={slug} menus={restaurant.menus} current={menu.id} />
      )}
      <div className={styles.card}>
        <p className={styles.finder}>
          <Link href={hubPath('dietaryDishes')}>{phrases['find-by-diet']}</Link>
        </p>
        <div lang={spoken}>
          <Specialties items={specialtysection ?? []} />
          <MenuSections sections={sections ?? []} />
        </div>
        <Disclaimers />
      </div>
      <Legend tags={tags}>
        <MyTable />
      </Legend>
    </Page>
  );
}

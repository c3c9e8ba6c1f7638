import type { Early, Opening } from '../../content/early.ts';
import { type HubMatch, hubRoutes } from '../../domain/hub-routes.ts';
import { matchPath } from '../current-route.ts';
import { PlaceOfPromotions } from '../promotions/place-of-promotions.tsx';
import { usePath } from '../router/index.ts';
import { useLanguage } from '../../web/language/language.tsx';
import { Loading, Skeleton } from './loading.tsx';
import styles from './page-skeleton.module.css';

type Look = (typeof hubRoutes)[keyof typeof hubRoutes]['look'];

/** What comes below the title. */
interface Shape {
  /** False for pages that open without a picture. */
  readonly hasHero?: boolean;
  readonly count: number;
  readonly kind: 'lines' | 'rows' | 'cards' | 'choices' | 'dishes' | 'frames';
}

const shapes: Readonly<Record<Exclude<Look, 'home'>, Shape>> = {
  wide: { hasHero: true, kind: 'rows', count: 6 },
  today: { hasHero: true, kind: 'rows', count: 4 },
  text: { hasHero: true, kind: 'lines', count: 7 },
  restaurant: { hasHero: true, kind: 'lines', count: 6 },
  list: { kind: 'cards', count: 3 },
  cards: { kind: 'cards', count: 4 },
  choices: { kind: 'choices', count: 4 },
  menu: { kind: 'dishes', count: 7 },
  frame: { kind: 'frames', count: 1 },
};

const LAST_LINE = '60%';

function One({ kind, isLast }: { kind: Shape['kind']; isLast: boolean }) {
  switch (kind) {
    case 'lines':
      return <Skeleton height={16} width={isLast ? LAST_LINE : '100%'} />;
    case 'rows':
      return (
        <span className={styles.row}>
          <Skeleton height={96} />
          <span className={styles.words}>
            <Skeleton height={14} width="50%" />
            <Skeleton height={22} width="85%" />
          </span>
        </span>
      );
    case 'cards':
      return (
        <span className={styles.words}>
          <Skeleton ratio="3/2" />
          <Skeleton height={24} width="70%" />
        </span>
      );
    case 'choices':
      return <Skeleton height={132} />;
    case 'dishes':
      return (
        <span className={styles.words}>
          <Skeleton height={20} width="55%" />
          <Skeleton height={14} width="90%" />
        </span>
      );
    case 'frames':
      return <Skeleton height="70vh" />;
  }
}

let early: Early | undefined;

/** What the server's page says of how pages open, in the language that it was asked for in. */
function openingOf({ name, params }: HubMatch, language: string): Opening | undefined {
  early ??= JSON.parse(document.getElementById('palapa-early')?.textContent ?? '{}') as Early;
  if (language !== document.documentElement.lang) return undefined;
  const { path } = hubRoutes[name];
  const [place = ''] = path.split('/');
  const { slug } = params;
  if (slug !== undefined) return early.named?.[place]?.find(({ slugs }) => slugs.includes(slug));
  return early.routes?.[path.replace(':type', params.type ?? '')];
}

/** The page at the present address before its code or its data have come, in the shape that it will have. */
export function PageSkeleton() {
  const path = usePath();
  const language = useLanguage();
  const match = matchPath(path);
  if (!match || match.name === 'home') return <Loading className="first">{null}</Loading>;
  const { look } = hubRoutes[match.name];
  const { hasHero, kind, count } = shapes[look];
  const title = look === 'menu' ? undefined : openingOf(match, language)?.title;
  return (
    <Loading className="first" look={look}>
      {hasHero && (
        <div className="hero">
          <Skeleton className={`hero-frame ${styles.hero}`} />
        </div>
      )}
      <div className="first-head">
        <p className={styles.title} aria-hidden="true">
          {title ?? <span className="first-shape" />}
        </p>
        {look === 'wide' && <PlaceOfPromotions at="Hotel Info" compact className={styles.promotions} />}
        <div className={styles[kind]}>
          {Array.from({ length: count }, (_, at) => (
            <One key={at} kind={kind} isLast={at === count - 1} />
          ))}
        </div>
      </div>
    </Loading>
  );
}

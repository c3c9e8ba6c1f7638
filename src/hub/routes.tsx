import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'wouter';
import type { HubList } from '../domain/hub-list.ts';
import type { HubParams, HubRouteName } from '../domain/hub-routes.ts';
import { type Lazy, lazyChunk } from '../web/lazy-part.tsx';
import { matchPath } from './current-route.ts';
import { HomePage } from './home/home-page.tsx';
import { PageSkeleton } from './page/page-skeleton.tsx';
import { NotFoundPage } from './page/not-found-page.tsx';
import { lists } from './start.ts';

export interface SlugProps {
  readonly slug: string;
}
export interface MenuProps extends SlugProps {
  readonly menu: string;
}
interface ListProps {
  readonly list: HubList;
}
export interface ReservationProps {
  readonly kind: 'cabanas' | 'spa' | 'diningReservations';
}

const dining = lazyChunk('dining-page', () => import('./dining/dining-page.tsx'));
const restaurant = lazyChunk<SlugProps>('restaurant-page', () => import('./dining/restaurant-page.tsx'));
const menu = lazyChunk<MenuProps>('menu-page', () => import('./menu-page/menu-page.tsx'));
const info = lazyChunk('info-page', () => import('./info/info-page.tsx'));
const content = lazyChunk<SlugProps>('content-page', () => import('./info/content-page.tsx'));
const events = lazyChunk('events-page', () => import('./events/events-page.tsx'));
const event = lazyChunk<SlugProps>('event-page', () => import('./events/event-page.tsx'));
const dietary = lazyChunk('dietary-page', () => import('./dietary/dietary-page.tsx'));
const safeStay = lazyChunk('safe-stay-page', () => import('./safe-stay/safe-stay-page.tsx'));
const reservation = lazyChunk<ReservationProps>(
  'reservation-page',
  () => import('./reservations/reservation-page.tsx'),
);

const records = lazyChunk<ListProps>('records-page', () => import('./records/records-page.tsx'));
const record = lazyChunk<ListProps & SlugProps>('record-page', () => import('./records/record-page.tsx'));

/** A page that is loaded when it is needed, and how it is drawn. */
interface LoadedPage {
  readonly page: Prefetched;
  readonly draw: (params: Required<HubParams>) => ReactNode;
}

type Prefetched = Pick<Lazy<object>, 'prefetch'>;

const plain = (page: Lazy<object>): LoadedPage => ({ page, draw: () => <page.Component /> });
const withSlug = (page: Lazy<SlugProps>): LoadedPage => ({
  page,
  draw: ({ slug }) => <page.Component slug={slug} key={slug} />,
});
const reserving = (kind: ReservationProps['kind']): LoadedPage => ({
  page: reservation,
  draw: () => <reservation.Component kind={kind} key={kind} />,
});

const loadedPages: Readonly<Record<Exclude<HubRouteName, 'home'>, LoadedPage>> = {
  dining: plain(dining),
  restaurant: withSlug(restaurant),
  menu: { page: menu, draw: (params) => <menu.Component slug={params.slug} menu={params.menu} /> },
  info: plain(info),
  content: withSlug(content),
  events: plain(events),
  event: withSlug(event),
  dietaryDishes: plain(dietary),
  safeStay: plain(safeStay),
  cabanas: reserving('cabanas'),
  spa: reserving('spa'),
  diningReservations: reserving('diningReservations'),
  records: { page: records, draw: ({ type }) => <records.Component list={listAt(type)} key={type} /> },
  record: {
    page: record,
    draw: ({ type, slug }) => <record.Component list={listAt(type)} slug={slug} key={slug} />,
  },
};

const listAt = (type: string): HubList => lists.find(({ path }) => path === type)!;

function drawPage(path: string): ReactNode {
  const found = path === '/' ? { name: 'home' as const, params: {} } : matchPath(path);
  if (!found) return <NotFoundPage />;
  if (found.name === 'home') return <HomePage />;
  return loadedPages[found.name].draw(found.params as Required<HubParams>);
}

/** The page at the present address. */
export function HubRoutes() {
  const [path] = useLocation();
  return <Suspense fallback={<PageSkeleton />}>{drawPage(path)}</Suspense>;
}

/** The page of a route, when it is in a chunk of its own. */
export const lazyPageOf = (name: HubRouteName): Prefetched | undefined =>
  name === 'home' ? undefined : loadedPages[name].page;

import { type ComponentType, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { type LazyPage, lazyPage } from './chunks/lazy-page.tsx';
import { HomePage } from './home/home-page.tsx';
import { PageShape } from './page/loading.tsx';
import { NotFoundPage } from './page/not-found-page.tsx';

export interface SlugProps {
  readonly slug: string;
}
export interface MenuProps extends SlugProps {
  readonly menu: string;
}
export interface ReservationProps {
  readonly kind: 'cabanas' | 'spa' | 'diningReservations';
}

const dining = lazyPage('dining-page', () => import('./dining/dining-page.tsx'));
const restaurant = lazyPage<SlugProps>('restaurant-page', () => import('./dining/restaurant-page.tsx'));
const menu = lazyPage<MenuProps>('menu-page', () => import('./menu-page/menu-page.tsx'));
const info = lazyPage('info-page', () => import('./info/info-page.tsx'));
const content = lazyPage<SlugProps>('content-page', () => import('./info/content-page.tsx'));
const events = lazyPage('events-page', () => import('./events/events-page.tsx'));
const event = lazyPage<SlugProps>('event-page', () => import('./events/event-page.tsx'));
const dietary = lazyPage('dietary-page', () => import('./dietary/dietary-page.tsx'));
const safeStay = lazyPage('safe-stay-page', () => import('./safe-stay/safe-stay-page.tsx'));
const reservation = lazyPage<ReservationProps>(
  'reservation-page',
  () => import('./reservations/reservation-page.tsx'),
);

const plain = ({ Component }: LazyPage<object>) => Component as ComponentType;
const withSlug =
  ({ Component }: LazyPage<SlugProps>) =>
  ({ params }: { params: { slug: string } }) => <Component slug={params.slug} key={params.slug} />;

/** Section 2's guest routes. */
export const HubRoutes = () => (
  <Suspense fallback={<PageShape />}>
    <Switch>
      <Route path="/" component={HomePage} />
      <Route path="/property-hub" component={HomePage} />
      <Route path="/property-hub/cabanas">
        <reservation.Component kind="cabanas" />
      </Route>
      <Route path="/property-hub/spa-reservations">
        <reservation.Component kind="spa" />
      </Route>
      <Route path="/property-hub/dining-reservations">
        <reservation.Component kind="diningReservations" />
      </Route>
      <Route path="/property-hub/dining" component={plain(dining)} />
      <Route path="/property-hub/dining/:slug" component={withSlug(restaurant)} />
      <Route path="/property-hub/dining/:slug/menu/:menu">
        {(params) => <menu.Component slug={params.slug} menu={params.menu} />}
      </Route>
      <Route path="/property-hub/info" component={plain(info)} />
      <Route path="/property-hub/info/:slug" component={withSlug(content)} />
      <Route path="/property-hub/events" component={plain(events)} />
      <Route path="/property-hub/events/:slug" component={withSlug(event)} />
      <Route path="/property-hub/playa-safe-stay" component={plain(safeStay)} />
      <Route path="/property-hub/dietary-dishes" component={plain(dietary)} />
      <Route component={NotFoundPage} />
    </Switch>
  </Suspense>
);

type Prefetched = Pick<LazyPage<object>, 'prefetch'>;

const lazyPages: Readonly<Partial<Record<string, Prefetched>>> = {
  dining,
  'dining/:': restaurant,
  'dining/:/menu': menu,
  info,
  'info/:': content,
  events,
  'events/:': event,
  'dietary-dishes': dietary,
  'playa-safe-stay': safeStay,
  cabanas: reservation,
  'spa-reservations': reservation,
  'dining-reservations': reservation,
};

/** The page of a route, when it is in a chunk of its own. */
export function lazyPageAt(path: string): Prefetched | undefined {
  const [, , place = '', slug, word] = path.split('/');
  return lazyPages[place + (slug ? '/:' : '') + (word ? `/${word}` : '')];
}

/** The pages most guests open next, and then the ones behind them. */
export const likelyPages: readonly Prefetched[] = [dining, info, events, restaurant, menu, content, event];

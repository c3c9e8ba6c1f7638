/**
 * The only script that a page with islands begins with. Each island is a module of its own, loaded when its place comes
 * near, and works on the HTML that the server drew.
 */
interface Island {
  start(place: HTMLElement, load: typeof parts): void;
}

/**
 * What islands load when somebody wants it. They are told of it here, because a second file with imports of this kind
 * would make every page load the helper of both as a file of its own.
 */
const parts = {
  calendar: () => import('./booking/calendar.ts'),
  visitNote: () => import('./booking/visit-note.ts'),
};

const islands: Readonly<Record<string, () => Promise<Island>>> = {
  lightbox: () => import('./lightbox.ts'),
  film: () => import('./film.ts'),
  clock: () => import('./clock.ts'),
  form: () => import('./form.ts'),
  frame: () => import('./frame.ts'),
  read: () => import('./read.ts'),
  print: () => import('./print.ts'),
  flight: () => import('./booking/flight.ts'),
  markets: () => import('./booking/markets.ts'),
  booking: () => import('./booking/booking.ts'),
  'pop-up': () => import('./pop-up.ts'),
  analytics: () => import('./analytics.ts'),
};

const near = new IntersectionObserver(
  (places) => {
    for (const { isIntersecting, target } of places) {
      if (!isIntersecting) continue;
      near.unobserve(target);
      const place = target as HTMLElement;
      void islands[place.dataset.island!]?.().then((island) => island.start(place, parts));
    }
  },
  { rootMargin: '400px' },
);

for (const place of document.querySelectorAll('[data-island]')) near.observe(place);

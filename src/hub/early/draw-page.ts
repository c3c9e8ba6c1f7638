import type { EarlyRoute, FirstHalf, Opening, Shown } from '../../content/early.ts';
import { waitIn } from '../../domain/dining/open-week.ts';
import {
  cardPictureSizes,
  heroPictureSizes,
  smallSource,
  sourcesUpTo,
} from '../../domain/picture-sources.ts';
import { urlParameter } from './url-parameter.ts';

const openerOf = (target: EventTarget | null) => (target as Element).closest<HTMLElement>('[data-opens]');

/** Shows what the server has drawn. A tap on the menu's button that comes before the app is shown, and kept for it. */
export function inRoot(page: DocumentFragment): void {
  const root = document.getElementById('root')!;
  root.append(page);
  const drawn = root.firstElementChild!;
  drawn.addEventListener('click', ({ target }) => {
    const opener = openerOf(target);
    if (opener) opener.dataset.pressed = document.documentElement.dataset.menuAsked = '';
  });
  // When the app comes while the mouse is down, what was pressed is gone, and the browser tells nobody of a click.
  drawn.addEventListener('mousedown', ({ target }) => {
    const opener = openerOf(target);
    if (opener) addEventListener('mouseup', (event) => finishPress(opener, event.target), { once: true });
  });
}

function finishPress(opener: Element, target: EventTarget | null): void {
  if (opener.isConnected) return;
  (target as Element).closest<HTMLElement>('[data-menu-toggle], [aria-haspopup=dialog]')?.click();
}

function showPicture(box: Element, picture: Shown | undefined, sizes: string): void {
  if (!picture) return box.remove();
  const [src, width, position] = picture;
  const image = box.querySelector('img')!;
  if (src === undefined) return image.remove();
  image.sizes = sizes;
  if (position) image.style.objectPosition = position;
  if (width) image.srcset = sourcesUpTo(src, width);
  image.src = width ? smallSource(src) : src;
}

/** The card that the dining page begins with at this hour; a filter in the address may begin with another. */
export function drawFirstCard(page: DocumentFragment, halves: readonly FirstHalf[], now: string): void {
  const box = page.querySelector('.first-cards');
  if (!box) return;
  const waiting = halves.map(({ cards }) => cards.map(({ week }) => waitIn(week, now)));
  const first = Math.max(
    0,
    waiting.findIndex((waits) => waits.includes(0)),
  );
  const waits = waiting[first]!;
  const { heading, cards } = halves[first]!;
  const card = cards[waits.indexOf(Math.min(...waits))]!;
  if (location.hash.includes('?')) return box.remove();
  box.querySelector('h2')!.textContent = heading;
  showPicture(box.querySelector('.first-picture')!, card.picture, cardPictureSizes);
  box.querySelector('p')!.textContent = card.title;
}

/** The title, where it is known in the language that the address asks for: the server may have written another. */
function titleOf(opening: Opening | undefined): string | undefined {
  const language = urlParameter('lang');
  return !language || language === document.documentElement.lang ? opening?.title : undefined;
}

/** The beginning of any page but home: bar, picture and title, filled in; `opening` is not known for every page. */
export function drawPage(page: DocumentFragment, route: EarlyRoute, opening: Opening | undefined): void {
  const find = (what: string) => page.querySelector<HTMLElement>(what)!;
  const title = titleOf(opening);
  const heading = find('h1');
  const restaurant = find('.first-of');
  (page.firstElementChild as HTMLElement).dataset.look = route.look;

  if (route.look === 'menu') {
    // Its own title is the menu's: what is known is the restaurant's, which stands above.
    restaurant.textContent = title ?? '\u00a0';
    find('.hero').remove();
  } else {
    restaurant.remove();
    const { hero, logo } = opening ?? {};
    if (hero ?? logo) {
      showPicture(find('.hero-logo'), logo, '112px');
      if (!hero) find('.hero-frame').className = 'hero-plain';
      showPicture(find('.hero-picture'), hero, heroPictureSizes);
    } else find('.hero').remove();
  }

  if (title && route.look !== 'menu') heading.textContent = title;
  else heading.innerHTML = '<span class="first-shape"></span>';
  if (!opening) find('.first-head').remove();
  if (route.look !== 'cards' || !title) page.querySelector('.first-cards')?.remove();
  inRoot(page);
}

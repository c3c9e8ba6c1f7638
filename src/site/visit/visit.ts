import { keepLanding } from '../../web/booking/landing.ts';
import { takeVisit, visitAsHash } from '../../web/booking/visit-hash.ts';

/**
 * Stands inline in every page of a site that books, because a visit may begin, and leave for another site, on any page.
 * It keeps the query with which somebody came from elsewhere, and hands what was chosen on to our other sites, which have
 * hosts and therefore storage of their own: in the fragment of the address, which browsers do not send to servers.
 */

/** Scheme and host of every site of ours. */
const ours = (document.currentScript?.dataset.sites ?? '').split(' ');

const originOf = (address: string): string => (address === '' ? '' : new URL(address).origin);

if (takeVisit(location.hash)) {
  // Neither a bookmark nor a link that is passed on should carry what somebody chose.
  history.replaceState(history.state, '', location.pathname + location.search);
}

const cameFrom = originOf(document.referrer);
if (!ours.includes(cameFrom) && cameFrom !== location.origin) keepLanding(location.search);

/** The hub reads its own fragment, and a link with a fragment leads somewhere on its page: both are left alone. */
function handOver({ target }: Event): void {
  const link = (target as Element).closest('a');
  if (!link || link.origin === location.origin || !ours.includes(link.origin)) return;
  if (link.hash !== '' || link.pathname.startsWith('/app/')) return;
  const hash = visitAsHash();
  if (hash === '') return;
  const given = link.getAttribute('href')!;
  link.hash = hash;
  // Where it leads is read after the last listener; whoever copies the address later gets it as it was.
  setTimeout(() => link.setAttribute('href', given));
}

// The second is what a press with the middle button is.
for (const press of ['click', 'auxclick']) addEventListener(press, handOver, true);

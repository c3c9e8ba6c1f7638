import type { Early } from '../../content/early.ts';
import { beginLoading } from './begin-loading.ts';
import { wallClockBy } from '../../domain/time/zone-offsets.ts';
import { drawFirstCard, drawPage, inRoot } from './draw-page.ts';

/**
 * Stands inline in the page and runs before the app has loaded: it draws the page's beginning from what the server
 * wrote, and starts the page's reads, styles and scripts, which would otherwise wait for the app. Only the browser
 * knows the route in the hash. Storage would know more, but the first look into it takes longer than all this.
 */
const byId = (id: string) => document.getElementById(id)!;
const template = (id: string) => (byId(id) as HTMLTemplateElement).content;

// A guest who scrolls before the app has come is not moved back by it.
const { dataset } = document.documentElement;
for (const gesture of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
  addEventListener(gesture, () => (dataset.scrolledByHand = ''), { once: true, passive: true });
}

const early = JSON.parse(byId('palapa-early').textContent) as Early;
const address = location.hash.slice(1).split('?')[0] || early.route || '';
const [hub, name, slug = '', word] = address.split('/').filter(Boolean);

if (hub !== 'property-hub' || name === undefined) {
  inRoot(template('palapa-home'));
} else {
  const route = early.routes[name + (slug && '/:slug') + (word === 'menu' ? '/menu/:menu' : '')];
  if (route) {
    const named = early.named[name]?.find(({ slugs }) => slugs.includes(slug));
    const page = template('palapa-page');
    const now = new Date();
    if (route.look === 'cards') {
      drawFirstCard(page, early.halves, wallClockBy(early.offsets, now) ?? now.toISOString().slice(0, 16));
    }
    drawPage(page, route, slug ? (named ?? route.other) : route);
    beginLoading(route, slug, early.offsets);
  }
}

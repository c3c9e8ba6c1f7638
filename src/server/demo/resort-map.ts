import { hubPath, type HubRouteName } from '../../domain/hub-routes.ts';
import { inLanguage, type Language, type Locales } from '../../domain/language.ts';
import { escapeHtml } from '../http/html-text.ts';
import type { Dress } from './dress.ts';

/** A drawn map of a resort by the sea, whose places lead to their pages. */

interface Place {
  readonly name: string;
  /** Where it is, or what kind of table. */
  readonly where: string;
  /** Where the place's page is; absent where it has none. */
  readonly path?: string;
  /** On the drawing. */
  readonly x: number;
  readonly y: number;
}

/** The address of a page of the hub by its real path. */
const pageOf = (name: HubRouteName, slug?: string | null): string =>
  `/app${hubPath(name, { slug: slug ?? null })}`;

interface Named {
  readonly locale: Locales<{ readonly title?: unknown; readonly slug?: unknown; readonly type?: unknown }>;
}

type Both = Readonly<Record<Language, string>>;

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where the restaurants of a property are drawn, in its order. */
const tables: readonly Spot[] = [
  { x: 236, y: 452 },
  { x: 560, y: 430 },
  { x: 400, y: 196 },
  { x: 660, y: 606 },
  { x: 150, y: 262 },
  { x: 96, y: 590 },
];

const house: readonly (Spot & { readonly name: Both; readonly where: Both; readonly path?: string })[] = [
  {
    x: 400,
    y: 128,
    name: { en: 'Lobby and front desk', es: 'Lobby y recepción' },
    where: { en: 'Main house, ground floor, day and night', es: 'Casa principal, planta baja, día y noche' },
    path: pageOf('info'),
  },
  {
    x: 420,
    y: 352,
    name: { en: 'Main pool', es: 'Alberca principal' },
    where: { en: 'Two minutes towards the sea', es: 'A dos minutos hacia el mar' },
    path: pageOf('cabanas'),
  },
  {
    x: 640,
    y: 250,
    name: { en: 'Spa', es: 'Spa' },
    where: {
      en: 'Garden path, left of the fountain',
      es: 'Sendero del jardín, a la izquierda de la fuente',
    },
    path: pageOf('spa'),
  },
  {
    x: 330,
    y: 560,
    name: { en: 'Stage and plaza', es: 'Escenario y plaza' },
    where: { en: 'Where the evening begins', es: 'Donde empieza la noche' },
    path: pageOf('events'),
  },
  {
    x: 500,
    y: 648,
    name: { en: 'Beach', es: 'Playa' },
    where: { en: 'Past the palms, five minutes', es: 'Pasando las palmas, cinco minutos' },
  },
];

/** What the map shows: the house's own places, and as many restaurants as the drawing has tables for. */
function placesOf(restaurants: readonly Named[], language: Language): Place[] {
  const fixed = house.map(({ name, where, ...spot }) => ({
    ...spot,
    name: name[language],
    where: where[language],
  }));
  const dining = restaurants.slice(0, tables.length).map(({ locale }, index): Place => {
    const { title, slug, type } = inLanguage(locale, language) as Record<
      'title' | 'slug' | 'type',
      string | null
    >;
    return { ...tables[index]!, name: title ?? '', where: type ?? '', path: pageOf('restaurant', slug) };
  });
  return [...fixed, ...dining];
}

const palm = (x: number, y: number, size = 1) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M0 0c3-14 3-26-2-40" fill="none" stroke="#8d6b4a" stroke-width="5"/><path d="M-2-40c-14-8-26-4-32 6 12-4 22-3 32-6Zm0 0c10-13 24-13 34-4-13-1-22 0-34 4Zm0 0c-6-14-18-18-30-14 12 3 20 8 30 14Zm0 0c4-15 14-22 27-20-11 5-18 11-27 20Z" fill="#3f7d58"/></g>`;

const roof = (x: number, y: number, width: number, depth: number) =>
  `<g><rect x="${x}" y="${y}" width="${width}" height="${depth}" rx="4" fill="#f6efe2"/><path d="M${x - 6} ${y + depth / 2}h${width + 12}v-${depth / 2}a6 6 0 0 0-6-6H${x}a6 6 0 0 0-6 6Z" fill="#d98f62"/><path d="M${x - 6} ${y + depth / 2}h${width + 12}" stroke="#b5703f" stroke-width="2"/></g>`;

const wave = (y: number) =>
  `<path d="M0 ${y}q40-14 80 0t80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="3"/>`;

/** Land above, the beach across, the sea below. */
const drawing = `<rect width="800" height="800" fill="#dfe9cf"/>
<path d="M0 0h800v70c-160 50-300-30-460 10-130 32-240 20-340-20Z" fill="#c6d9b4"/>
<path d="M-10 520c160-60 300 40 470 6 130-26 240-6 350 28v260H-10Z" fill="#f3e2bd"/>
<path d="M-10 668c150-46 300 34 460 6 130-22 250-6 360 22v124H-10Z" fill="#3f93a8"/>
<path d="M-10 716c150-40 300 30 460 6 130-20 250-6 360 20v74H-10Z" fill="#2d7c93"/>
${wave(738)}${wave(768)}
<path d="M400 150v180M400 250C300 280 220 270 150 300M400 250c100 10 170-10 230 30M420 400c-40 60-70 100-90 150M420 400c80 20 130 20 150 50M340 570c60 30 110 50 160 80M240 470c40 30 70 60 90 90M110 600c70-20 150-20 210-20" fill="none" stroke="#fbf6ea" stroke-width="14" stroke-linecap="round"/>
<path d="M330 330c40-34 130-40 176-10 34 22 26 66-14 76-56 14-78-16-118 2-40 16-92-26-44-68Z" fill="#7fc6cf" stroke="#fbf6ea" stroke-width="8"/>
<circle cx="560" cy="262" r="16" fill="#7fc6cf" stroke="#fbf6ea" stroke-width="6"/>
${roof(300, 96, 200, 60)}${roof(340, 172, 120, 40)}${roof(96, 232, 108, 46)}${roof(596, 216, 92, 44)}${roof(182, 424, 112, 44)}${roof(514, 404, 96, 40)}${roof(620, 582, 84, 36)}${roof(56, 566, 84, 36)}
<path d="M300 540h60l10 34h-80Z" fill="#e9d9b0" stroke="#b5703f" stroke-width="2"/>
<path d="M96 612v120" stroke="#8d6b4a" stroke-width="12"/><path d="M76 732h40" stroke="#8d6b4a" stroke-width="12"/>
${palm(240, 214)}${palm(270, 300, 0.8)}${palm(548, 190, 0.9)}${palm(718, 330)}${palm(60, 380)}${palm(700, 500, 1.1)}${palm(450, 604)}${palm(556, 580, 0.8)}${palm(230, 622, 0.9)}${palm(30, 500, 0.7)}
<g transform="translate(742 742)"><path d="M0 0h44l-8 12H8Z" fill="#fff"/><path d="M22-34v32M22-34l18 28H22Z" fill="#fff" stroke="#fff"/></g>`;

const LINK_RADIUS = 24;

function pin({ name, path, x, y }: Place, index: number): string {
  const mark = `<circle cx="${x}" cy="${y}" r="${LINK_RADIUS}" fill="var(--primary)" stroke="#fff" stroke-width="3"/><text x="${x}" y="${y + 8}" text-anchor="middle" font-size="24" fill="var(--on-primary)">${index + 1}</text>`;
  if (!path) return mark;
  // A finger is broader than the pin.
  return `<a href="${escapeHtml(path)}" aria-label="${index + 1}. ${escapeHtml(name)}"><circle cx="${x}" cy="${y}" r="44" fill="transparent"/>${mark}</a>`;
}

function line({ name, where, path }: Place, index: number): string {
  const words = `<b aria-hidden="true">${index + 1}</b><span><em>${escapeHtml(name)}</em><small>${escapeHtml(where)}</small></span>`;
  return path
    ? `<li><a href="${escapeHtml(path)}">${words}</a></li>`
    : `<li><span class="place">${words}</span></li>`;
}

/** The drawing, and its places below it as a list. HTML; links are addresses of the hub. */
export function resortMap(restaurants: readonly Named[], { language }: Dress): string {
  const places = placesOf(restaurants, language);
  const label = { en: 'The resort between garden and sea', es: 'El resort, del jardín al mar' }[language];
  return `<svg class="map" viewBox="0 0 800 800" role="group" aria-label="${label}">${drawing}${places.map(pin).join('')}</svg><ol class="places">${places.map(line).join('')}</ol>`;
}

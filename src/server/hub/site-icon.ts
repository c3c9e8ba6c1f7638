/** The icon of a browser tab: a thatched roof over the sea, in the site's two colours. */
interface SiteColors {
  readonly primary: string;
  readonly secondary: string;
}

export const ICON_HEADERS = [
  'cache-control',
  'public, max-age=86400',
  'vary',
  'Accept-Encoding, Server-Name',
  'x-content-type-options',
  'nosniff',
];

export const siteIcon = ({ primary, secondary }: SiteColors): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${primary}"/><circle cx="46" cy="20" r="7" fill="${secondary}"/><path d="M8 34 32 14l24 20-6 2-3-2-5 3-5-3-5 3-5-3-5 3-5-3-3 2z" fill="#fffdf9"/><path d="M30 36h4v14h-4z" fill="#fffdf9"/><path d="M10 52c5-4 9-4 14 0s9 4 14 0 9-4 16 0" fill="none" stroke="${secondary}" stroke-width="3.5" stroke-linecap="round"/></svg>`;

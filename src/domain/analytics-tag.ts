/** What counts visits for a site: a container of Google Tag Manager (GTM-…) or a property of Google Analytics (G-…). */
export const ANALYTICS_TAG = /^(?:GTM|G)-[A-Z0-9]{4,16}$/;

const HOST = 'https://www.googletagmanager.com';
const COUNTING = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

export const isTagManager = (tag: string): boolean => tag.startsWith('GTM-');

export const tagScript = (tag: string): string =>
  `${HOST}/${isTagManager(tag) ? 'gtm.js' : 'gtag/js'}?id=${encodeURIComponent(tag)}`;

/** What a page with a tag allows beside its own origin, for a content security policy; nothing where it has none. */
export const tagSources = (tag: string | null | undefined) =>
  tag
    ? { script: [HOST], connect: [HOST, ...COUNTING], image: [HOST, ...COUNTING] }
    : { script: [], connect: [], image: [] };

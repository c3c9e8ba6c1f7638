import { createHash } from 'node:crypto';
import { escapeHtml } from '../http/html-text.ts';
import type { DeviseFiles } from './devise-files.ts';

/** Sets the chosen colour scheme before the first paint, so that a dark page does not flash white. */
const LIGHT_SCRIPT = `try{var c=localStorage.getItem('mantine-color-scheme-value')}catch(e){}if(c!=='light'&&c!=='dark')c=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';document.documentElement.setAttribute('data-mantine-color-scheme',c)`;

const lightHash = createHash('sha256').update(LIGHT_SCRIPT).digest('base64');

/** The full set of security headers. Styles of components stand in elements of their own. */
export const DEVISE_HEADERS: Readonly<Record<string, string>> = {
  'cache-control': 'private, no-store',
  'content-security-policy': [
    "default-src 'self'",
    `script-src 'self' 'sha256-${lightHash}'`,
    "style-src 'self' 'unsafe-inline'",
    // Pictures that staff name may stand anywhere; chosen files are shown before they are sent.
    "img-src 'self' data: blob: https:",
    "media-src 'self'",
    "font-src 'self' data:",
    "connect-src 'self'",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex, nofollow',
};

/** The HTML page of the staff app, with the CSRF token for its writes. */
export const deviseHtml = (
  { entry, imports, styles }: DeviseFiles,
  csrfToken: string,
): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>Palapa</title>
<meta name="csrf-token" content="${escapeHtml(csrfToken)}">
<meta name="color-scheme" content="light dark">
<script>${LIGHT_SCRIPT}</script>
<style>html{background:#f8f4ec}html[data-mantine-color-scheme=dark]{background:#171a19}</style>
${styles.map((one) => `<link rel="stylesheet" href="${one}">`).join('')}
<script type="module" src="${entry}"></script>
${imports.map((one) => `<link rel="modulepreload" href="${one}">`).join('')}
<link rel="icon" href="/app/icon.svg" type="image/svg+xml">
</head>
<body>
<div id="root"></div>
<noscript>Palapa needs JavaScript. <span lang="es">Palapa necesita JavaScript.</span></noscript>
</body>
</html>
`;

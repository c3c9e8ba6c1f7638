import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../domain/language.ts';
import { escapeHtml } from '../http/html-text.ts';
import { browserLanguage } from './request-language.ts';

interface PageText {
  readonly title: string;
  readonly lead: string;
}

interface Phrases {
  readonly missing: PageText;
  readonly unreadable: PageText;
  readonly tooMany: PageText;
  readonly away: PageText;
  readonly broken: PageText;
  readonly home: string;
}

const en: Phrases = {
  missing: { title: 'There is nothing here', lead: 'The page may have moved, or its address is mistyped.' },
  unreadable: { title: 'This address cannot be read', lead: 'Part of it may be missing, or it is too long.' },
  tooMany: {
    title: 'One moment, please',
    lead: 'That was too often in a short time. Wait a little and reload.',
  },
  away: { title: 'We will be right back', lead: 'Nothing is lost. Reload this page in a moment.' },
  broken: { title: 'Something went wrong on our side', lead: 'Reload this page in a moment.' },
  home: 'Back to the home page',
};

const es: Phrases = {
  missing: {
    title: 'Aquí no hay nada',
    lead: 'Puede que la página haya cambiado de lugar o que la dirección tenga un error.',
  },
  unreadable: {
    title: 'No se puede leer esta dirección',
    lead: 'Quizá le falte una parte o sea demasiado larga.',
  },
  tooMany: {
    title: 'Un momento, por favor',
    lead: 'Fueron muchas veces en poco tiempo. Espera un poco y recarga la página.',
  },
  away: { title: 'Volvemos enseguida', lead: 'No se ha perdido nada. Recarga la página en un momento.' },
  broken: { title: 'Algo falló de nuestro lado', lead: 'Recarga la página en un momento.' },
  home: 'Volver a la página de inicio',
};

const phrases: Readonly<Record<Language, Phrases>> = { en, es };

function textOf(status: number, language: Language): PageText {
  const { missing, unreadable, tooMany, away, broken } = phrases[language];
  if (status === 404) return missing;
  if (status === 429) return tooMany;
  if (status === 503) return away;
  return status < 500 ? unreadable : broken;
}

const STYLE = `
:root{color-scheme:light dark;--paper:light-dark(#fffdf9,#171a19);--ink:light-dark(#1d2321,#efeae0);--quiet:light-dark(#59605b,#aeb5ae)}
body{display:grid;min-height:100dvh;margin:0;place-content:center;background:var(--paper);color:var(--ink);font:1.0625rem/1.55 system-ui,sans-serif;text-align:center}
main{max-width:32rem;padding:1.5rem}
h1{margin:0 0 .75rem;font:400 2rem/1.2 Georgia,serif;text-wrap:balance}
p{margin:0 0 1.5rem;color:var(--quiet);text-wrap:pretty}
a{display:inline-block;padding:.75rem 1.25rem;border:1px solid;border-radius:4px;color:inherit;text-decoration:none}
a:focus-visible{outline:2px solid;outline-offset:3px}`;

const CONTENT_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/**
 * Whether somebody opened the address in a browser, who would be shown JSON otherwise. The API answers everybody alike,
 * and so do the parts of a page.
 */
export const isOpenedInBrowser = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !/^\/api(?:[/?]|$)/.test(url) &&
  /\btext\/html\b/.test(headers.accept ?? '');

/** A failure as a page: what happened, in the browser's language, and a way on. */
export function sendProblemPage(request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply {
  const language = browserLanguage(request);
  const { title, lead } = textOf(status, language);
  const html = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(lead)}</p>
<a href="/app/">${escapeHtml(phrases[language].home)}</a>
</main>
</body>
</html>
`;
  return reply
    .code(status)
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': CONTENT_POLICY,
      'x-content-type-options': 'nosniff',
    })
    .type('text/html; charset=utf-8')
    .send(html);
}

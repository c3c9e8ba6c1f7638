import { inkOn } from '../../domain/contrast.ts';
import type { Language } from '../../domain/language.ts';
import { escapeHtml } from '../http/html-text.ts';

/** What a page inside a frame takes over from the hub around it. */
export interface Dress {
  readonly language: Language;
  readonly colors: { readonly primary: string; readonly secondary: string };
  /** Address of the font of titles; undefined where the app is not built. */
  readonly font: string | undefined;
}

const style = ({ colors, font }: Dress): string => `
${font ? `@font-face{font-family:Newsreader;src:url("${font}") format("woff2");font-weight:400 500;font-display:swap}` : ''}
:root{--primary:${colors.primary};--secondary:${colors.secondary};--on-primary:${inkOn(colors.primary)};--ink:#1d2321;--quiet:#56605c;--line:#e4dfd6;--paper:#fffdf9}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:17px/1.5 ui-sans-serif,-apple-system,"Segoe UI",Roboto,sans-serif}
.page{max-width:560px;margin:auto;padding:24px 20px 32px}
h1{margin:0 0 24px;font:400 28px/1.2 Newsreader,Georgia,serif}
h2{margin:40px 0 12px;font:400 21px/1.2 Newsreader,Georgia,serif}
label{display:block;margin:20px 0 6px;font-size:15px}
select,input,button{width:100%;min-height:52px;padding:8px 14px;border:1px solid #8a857c;border-radius:0;background:#fff;color:inherit;font:inherit}
button{margin-top:32px;border:0;background:var(--primary);color:var(--on-primary)}
:focus-visible{outline:2px solid var(--ink);outline-offset:2px}
footer{padding:16px 20px;border-top:1px solid var(--line);color:var(--quiet);font-size:14px}
table{width:100%;border-collapse:collapse}
td,th{padding:14px 0;border-bottom:1px solid var(--line);text-align:left;vertical-align:top;font-weight:400;overflow-wrap:anywhere}
th{width:48%;padding-right:12px;overflow-wrap:break-word;font-family:Newsreader,Georgia,serif;font-size:18px}
.drawn-map{display:block;width:100%;height:auto;margin:0 0 24px}
.places{margin:0;padding:0;list-style:none}
.places>li{border-top:1px solid var(--line)}
.places>li:last-child{border-bottom:1px solid var(--line)}
.places a,.places span.place{display:grid;grid-template-columns:36px 1fr;align-items:center;min-height:56px;padding:8px 0;color:inherit;text-decoration:none}
.places b{width:26px;height:26px;border-radius:50%;background:var(--primary);color:var(--on-primary);font-size:14px;line-height:26px;text-align:center}
.places em{font-style:normal}.places a em{text-decoration:underline;text-underline-offset:.25em;text-decoration-color:var(--primary)}
.places small{display:block;color:var(--quiet);font-size:15px}
@media(max-width:639px){.map-spot{transform:scale(1.6)}}
@media(min-width:640px){
.page:has(.drawn-map,table){max-width:none;padding:8px 0}
.page th{width:34%}
.page:has(table){font-size:clamp(17px,1.3vw,26px)}
.page:has(table) :is(td,th){padding:1.1em 0;font-size:1em}
.places{columns:2;column-gap:32px}
.places>li{break-inside:avoid}
}
@media(min-width:1000px){
.page:has(.drawn-map){display:grid;grid-template:auto 1fr/3fr 2fr;gap:0 32px}
.page:has(.drawn-map) .drawn-map{grid-area:1/1/3}
.places{font-size:clamp(17px,1vw,22px)}
.places small{font-size:clamp(15px,.85vw,19px)}
.places{columns:auto}
.page:has(.drawn-map) .places>li>*{min-height:0;padding:4px 0;line-height:1.35}
}
@media print{footer{display:none}}`;

/** A whole page of the invented provider. `body` is HTML. */
export const dressedPage = (dress: Dress, title: string, body: string): string =>
  `<!doctype html><html lang="${dress.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>${style(dress)}</style></head><body><div class="page"><h1>${escapeHtml(title)}</h1>${body}</div><footer>Mesa y Marea Booking</footer></body></html>`;

import { pictureWidths } from '../../domain/picture-sources.ts';

/**
 * Runs before the app has loaded. Only the browser knows the route in the hash: it draws the page's beginning from
 * what first-paint.ts wrote, and starts the page's reads, styles and scripts, which would otherwise wait for the
 * entry. A tap on the menu's button that comes before the app is remembered for it. An address that asks for
 * the other language gets no words yet. Storage would know more, but the first look into it takes longer than all this.
 */
export const EARLY_SCRIPT = `(()=>{const at=(id)=>document.getElementById(id),root=at('root'),t=JSON.parse(at('palapa-early').textContent);
const draw=(page)=>{root.append(page);root.firstElementChild.onclick=(tap)=>{if(tap.target.closest('[data-opens]'))document.documentElement.dataset.menuAsked=''}};
const p=(location.hash.slice(1).split('?')[0]||t.route||'').split('/').filter(Boolean);
if(p[0]!=='property-hub'||!p[1])return draw(at('palapa-home').content);
const e=t.places[p[1]+(p[2]?'/:slug':'')+(p[3]==='menu'?'/menu':'')];if(!e)return;
const query=(name)=>new RegExp('[?&]'+name+'=([\\\\w-]+)').exec(location.search+location.hash)?.[1];
const spoken=query('lang');
const page=at('palapa-page').content,find=(what)=>page.querySelector(what);
const own=p[2]?t.named[p[1]]?.find(({slugs})=>slugs.includes(p[2]))||e.other:e;
const words=own?.title&&(!spoken||spoken===document.documentElement.lang)&&own.title;
const W=${JSON.stringify(pictureWidths)};
const show=(box,picture,sizes)=>{if(!picture)return box.remove();const img=box.querySelector('img'),[src,width]=picture;
if(!src)return img.remove();img.sizes=sizes;if(width)img.srcset=W.slice(0,W.findIndex((w)=>w>=width)+1||9).map((w)=>src+'?w='+w+' '+w+'w');img.src=width?src+'?w=800':src};
const isMenu=e.look==='menu',hero=!isMenu&&own?.hero,logo=!isMenu&&own?.logo,h1=find('h1'),of=find('.first-of');
page.firstElementChild.dataset.look=e.look;
if(hero||logo){show(find('.hero-logo'),logo,'112px');if(!hero)find('.hero-frame').className='hero-plain';show(find('.hero-picture'),hero,'100vw')}else find('.hero').remove();
if(isMenu)of.textContent=words||'\\u00a0';else of.remove();
if(words&&!isMenu)h1.textContent=words;else h1.innerHTML='<span class="first-shape"></span>';
if(!own)find('.first-head').remove();
if(e.look!=='cards'||!words)find('.first-cards')?.remove();
draw(page);
const link=(o)=>document.head.append(Object.assign(document.createElement('link'),o));
for(const href of e.styles)link({rel:'stylesheet',href});for(const href of e.scripts)link({rel:'modulepreload',href,fetchPriority:'low'});
const token=document.querySelector('meta[name=csrf-token]').content,early=window.palapaEarly={},now=Date.now();
const today=new Date(now+6e4*(t.changes.findLast(({from})=>from<=now)?.minutes||0)).toISOString().slice(0,10);
for(const r of e.reads){const a=r.replace(':slug',p[2]||'').replace(':day',query('day')||today);
early[a]=fetch('/api/'+a,{headers:{Accept:'application/json','X-Requested-With':'XMLHttpRequest','X-CSRF-TOKEN':token},credentials:'same-origin'})}})()`;

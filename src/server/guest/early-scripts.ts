/**
 * Runs before the app has loaded. Only the browser knows the route in the hash: for home it asks for the hero at
 * once, for another page it starts that page's reads and scripts, which would otherwise wait for the entry.
 */
export const EARLY_SCRIPT = `(()=>{const t=JSON.parse(document.getElementById('palapa-early').textContent);
const link=(o)=>document.head.append(Object.assign(document.createElement('link'),o));
const hero=(imageSrcset,imageSizes)=>imageSrcset&&link({rel:'preload',as:'image',imageSrcset,imageSizes,fetchPriority:'high'});
const p=(location.hash.slice(1).split('?')[0]||t.route||'').split('/').filter(Boolean);
if(p[0]!=='property-hub'||!p[1]){document.documentElement.dataset.home='';
hero(t.hero,t.sizes);return}
const e=t.places[p[1]+(p[2]?'/:slug':'')+(p[3]==='menu'?'/menu':'')];if(!e)return;
hero(e.hero,'100vw');for(const href of e.scripts)link({rel:'modulepreload',href});for(const href of e.styles)link({rel:'stylesheet',href});
const token=document.querySelector('meta[name=csrf-token]').content;const early=window.palapaEarly={};
for(const r of e.reads){const a=r.replace(':slug',p[2]||'');
early[a]=fetch('/api/'+a,{headers:{Accept:'application/json','X-Requested-With':'XMLHttpRequest','X-CSRF-TOKEN':token},credentials:'same-origin'})}})()`;

/**
 * Draws home before the app does; on any other page the shape of that page comes first. A tap on its button that
 * comes before the app is remembered for it.
 */
export const FIRST_PAINT_SCRIPT = `{const{dataset}=document.documentElement;if('home' in dataset){const root=document.getElementById('root');
root.append(document.getElementById('palapa-home').content);root.querySelector('button').onclick=()=>{dataset.welcomed=''}}}`;

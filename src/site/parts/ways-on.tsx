import { hubPath } from '../../domain/site/site-sections.ts';
import { useSay } from '../site-context.tsx';
import type { SiteView } from '../view.ts';

/** Where else to look: in the sections of the site, or in the hub where it has none yet. */
export function WaysOn({ view: { header, language } }: { readonly view: SiteView }) {
  const say = useSay();
  const hub = { href: hubPath(language), text: say('guest-hub') };
  return (
    <ul className="index">
      {(header.length > 0 ? header : [hub]).map(({ href, text }) => (
        <li key={href}>
          <a href={href}>{text}</a>
        </li>
      ))}
    </ul>
  );
}

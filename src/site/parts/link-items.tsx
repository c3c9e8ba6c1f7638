import type { NavigationLink } from '../card.ts';

/** The rows of a list of links, of which one may lead to where the visitor is. */
export const LinkItems = ({ links }: { readonly links: readonly NavigationLink[] }) =>
  links.map(({ href, text, isCurrent }) => (
    <li key={href}>
      <a href={href} aria-current={isCurrent ? 'page' : undefined}>
        {text}
      </a>
    </li>
  ));

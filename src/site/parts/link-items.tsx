import type { NavigationLink } from '../card.ts';

interface LinkItemsProps {
  readonly links: readonly NavigationLink[];
  /** What each is shown from, for styles. */
  readonly from?: readonly string[];
}

/** The rows of a list of links, of which one may lead to where the visitor is. */
export const LinkItems = ({ links, from }: LinkItemsProps) =>
  links.map(({ href, text, isCurrent }, at) => (
    <li key={href} data-from={from?.[at]}>
      <a href={href} aria-current={isCurrent ? 'page' : undefined}>
        {text}
      </a>
    </li>
  ));

import type { ReactNode } from 'react';
import type { Target } from '../../domain/link.ts';
import { usePhrases } from '../phrases.ts';
import { hrefOf, isPlainClick, navigate } from '../router/navigate.ts';
import { closeMenu } from './menu-phase.ts';

interface TargetLinkProps {
  readonly target: Target;
  readonly className?: string | undefined;
  /** Opens a new tab although the address is the hub's own. */
  readonly newTab?: boolean;
  readonly children: ReactNode;
}

/** A link of the menu: routes close the menu and lead on, addresses with 'http' open a new tab. */
export function TargetLink({ target, className, newTab = false, children }: TargetLinkProps) {
  const phrases = usePhrases();
  const isNewTab = target.kind === 'new-tab' || newTab;
  const said = isNewTab && <span className="visually-hidden"> ({phrases['opens-in-new-tab']})</span>;
  if (target.kind !== 'route' || newTab) {
    return (
      <a
        href={target.kind === 'route' ? hrefOf(target.to) : target.url}
        className={className}
        onClick={closeMenu}
        {...(isNewTab && { target: '_blank', rel: 'noopener' })}
      >
        {children}
        {said}
      </a>
    );
  }
  return (
    <a
      href={hrefOf(target.to)}
      className={className}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        closeMenu();
        navigate(target.to);
      }}
    >
      {children}
    </a>
  );
}

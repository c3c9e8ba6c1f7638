import type { GuestMenuLink } from '../../content/guest.ts';
import { resolveAddress } from '../../domain/link.ts';
import { TargetLink } from './target-link.tsx';
import styles from './full-menu.module.css';

/** The link at the menu's foot, where staff switched it on for this language. */
export function MenuLink({ link }: { readonly link: GuestMenuLink | null }) {
  const target = link?.enabled ? resolveAddress(link.href) : undefined;
  if (!link?.text || !target) return null;
  return (
    <TargetLink target={target} className={styles.foot} newTab={link.target === '_blank'}>
      {link.text}
    </TargetLink>
  );
}

import { useState } from 'react';
import { type Link, resolveLink } from '../../domain/link.ts';
import { useLanguage } from '../../web/language/language.tsx';
import { usePhrases } from '../phrases.ts';
import { Icon, type IconName } from '../../web/icons.tsx';
import styles from './link-button.module.css';
import { hrefOf, isPlainClick, navigate } from '../router/navigate.ts';
import { ReservationOverlay } from '../reservations/reservation-overlay.tsx';
import { pagesIn } from '../start.ts';

interface LinkButtonProps {
  readonly link: Link;
  readonly className?: string | undefined;
}

/** A button as staff made it, leading where its kind says; nothing when it leads nowhere. */
export function LinkButton({ link, className }: LinkButtonProps) {
  const language = useLanguage();
  const phrases = usePhrases();
  const [isOpen, setOpen] = useState(false);
  const target = resolveLink(link, { language, pages: pagesIn(language) });
  if (!target || !link.linktext) return null;

  const look = [styles.button, className].filter(Boolean).join(' ');
  const face = (icon: IconName) => (
    <>
      <Icon name={icon} />
      <span>{link.linktext}</span>
    </>
  );
  switch (target.kind) {
    case 'route':
      return (
        <a
          href={hrefOf(target.to)}
          className={look}
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            navigate(target.to);
          }}
        >
          {face('arrow')}
        </a>
      );
    case 'overlay':
      return (
        <>
          <button type="button" className={look} aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {face('table')}
          </button>
          {isOpen && (
            <ReservationOverlay url={target.url} title={link.linktext} onClose={() => setOpen(false)} />
          )}
        </>
      );
    case 'call':
      return (
        <a href={target.url} className={look}>
          {face('phone')}
        </a>
      );
    case 'download':
      return (
        <a href={target.url} className={look} download>
          {face('download')}
        </a>
      );
    case 'new-tab':
      return (
        <a href={target.url} className={look} target="_blank" rel="noopener">
          {face('outside')}
          <span className="visually-hidden">({phrases['opens-in-new-tab']})</span>
        </a>
      );
  }
}

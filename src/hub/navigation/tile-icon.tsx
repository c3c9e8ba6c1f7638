import { useState } from 'react';
import { plainTile, tileDrawings } from '../../web/tile-drawings.ts';
import { start } from '../start.ts';
import styles from './full-menu.module.css';

/** Our own drawings for the default tiles; staff's icons are png files of the media. */
export function TileIcon({ icon }: { readonly icon: string | null }) {
  const [isMissing, setMissing] = useState(false);
  const drawing = icon === null || isMissing ? plainTile : tileDrawings[icon];
  if (drawing === undefined) {
    const source = start.icons[icon!] ?? `/media/icon-${icon}`;
    // The png says where ink goes, the site says in which colour.
    return (
      <span className={`${styles.icon} ${styles.stencil}`} style={{ maskImage: `url(${source})` }}>
        <img src={source} width={40} height={40} alt="" onError={() => setMissing(true)} />
      </span>
    );
  }
  return (
    <svg viewBox="0 0 40 40" className={styles.icon} aria-hidden="true">
      <path
        d={drawing}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

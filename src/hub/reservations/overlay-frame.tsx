import { Frame } from '../../web/frame/frame.tsx';
import { useSite } from '../start.ts';
import styles from './reservation-overlay.module.css';

export interface OverlayFrameProps {
  readonly url: string;
  readonly title: string;
  /** The extension to call instead; the front desk's unless given. */
  readonly phone?: string | null | undefined;
}

/** The booking service inside the overlay. */
export default function OverlayFrame({ url, title, phone }: OverlayFrameProps) {
  const site = useSite();
  return <Frame url={url} title={title} phone={phone ?? site.extension} className={styles.form} />;
}

import { Frame } from '../../web/frame/frame.tsx';
import { FullScreen } from '../../web/full-screen/full-screen.tsx';
import { useSite } from '../start.ts';
import styles from './reservation-overlay.module.css';

interface ReservationOverlayProps {
  readonly url: string;
  readonly title: string;
  /** The extension to call instead; the front desk's unless given. */
  readonly phone?: string | null;
  readonly onClose: () => void;
}

/** A booking service over the whole screen, closed by a tap on its bar, beside the form or on the close icon. */
export function ReservationOverlay({ url, title, phone, onClose }: ReservationOverlayProps) {
  const site = useSite();
  return (
    <FullScreen label={title} onClose={onClose}>
      <Frame url={url} title={title} phone={phone ?? site.extension} className={styles.form} />
    </FullScreen>
  );
}

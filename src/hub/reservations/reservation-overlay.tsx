import { FullScreen } from '../../web/full-screen/full-screen.tsx';
import { lazyPart } from '../../web/lazy-part.tsx';
import { Optional } from '../../web/optional.tsx';
import { usePhrases } from '../phrases.ts';
import type { OverlayFrameProps } from './overlay-frame.tsx';
import styles from './reservation-overlay.module.css';

const OverlayFrame = lazyPart('overlay-frame', () => import('./overlay-frame.tsx'));

interface ReservationOverlayProps extends OverlayFrameProps {
  readonly onClose: () => void;
}

/** A booking service over the whole screen, closed by a tap on its bar, beside the form or on the close icon. */
export function ReservationOverlay({ onClose, ...frame }: ReservationOverlayProps) {
  const phrases = usePhrases();
  return (
    <FullScreen label={frame.title} onClose={onClose}>
      <Optional
        fallback={
          <p className={styles.waiting}>
            <a href={frame.url} target="_blank" rel="noopener">
              {phrases['frame-open']}
            </a>
          </p>
        }
      >
        <OverlayFrame {...frame} />
      </Optional>
    </FullScreen>
  );
}

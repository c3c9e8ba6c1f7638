import { useState } from 'react';
import { usePhrases } from '../phrases.ts';
import { ReservationOverlay } from '../reservations/reservation-overlay.tsx';
import styles from './reservations.module.css';

interface ReservationsProps {
  of: string;
  url: string;
  /** The restaurant's own extension, for a guest who would rather call. */
  phone: string | null;
}

/** The one button that opens a restaurant's booking frame over the whole screen; on a phone it stays at the thumb. */
export function Reservations({ of, url, phone }: ReservationsProps) {
  const phrases = usePhrases();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.bar}>
      <button type="button" className={styles.button} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {phrases['reserve-a-table']}
      </button>
      {isOpen && (
        <ReservationOverlay
          title={`${phrases.reservations}: ${of}`}
          url={url}
          phone={phone}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

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

/** The button that opens a restaurant's own booking frame over the whole screen. */
export function Reservations({ of, url, phone }: ReservationsProps) {
  const phrases = usePhrases();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.button} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {phrases.reservations}
      </button>
      {isOpen && (
        <ReservationOverlay
          title={`${phrases.reservations}: ${of}`}
          url={url}
          phone={phone}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

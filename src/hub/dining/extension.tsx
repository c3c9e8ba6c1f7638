import { useSyncExternalStore } from 'react';
import styles from './restaurant-facts.module.css';

/** A telephone is held in the hand: touched, without a pointer that hovers. */
const IN_THE_HAND = '(hover: none) and (pointer: coarse)';

const never = () => () => undefined;

const useCanCall = (): boolean =>
  useSyncExternalStore(
    never,
    () => window.matchMedia(IN_THE_HAND).matches,
    () => false,
  );

/** So many digits are a whole number, which any device may hand to what it calls with. */
const WHOLE_NUMBER = 7;

/** An extension to tap where the device can call; otherwise to be read and dialled from the room. */
export function Extension({ number }: { number: string }) {
  const canCall = useCanCall();
  const digits = number.replace(/[^\d+*#]/g, '');
  return digits !== '' && (canCall || digits.length >= WHOLE_NUMBER) ? (
    <a className={styles.number} href={`tel:${digits.replaceAll('#', '%23')}`}>
      {number}
    </a>
  ) : (
    <span className={styles.number}>{number}</span>
  );
}

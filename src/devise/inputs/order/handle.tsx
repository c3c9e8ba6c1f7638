import { GripIcon } from '../icons.tsx';
import styles from './order.module.css';
import type { useOrdered } from './use-ordered.ts';

/** What something is taken by: pointer and finger drag it, the space bar takes it and the arrows carry it. */
export function Handle({ handle }: { readonly handle: ReturnType<typeof useOrdered>['handle'] }) {
  return (
    <button type="button" className={styles.handle} {...handle}>
      <GripIcon />
    </button>
  );
}

import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './strip.module.css';

interface StripProps {
  /** List items. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A line of links or buttons that slides under the thumb. Where more stand to the side, its edge fades and points there. */
export function Strip({ children, className }: StripProps) {
  const list = useRef<HTMLUListElement>(null);
  const [more, setMore] = useState({ before: false, after: false });
  useEffect(() => {
    const { current } = list;
    if (!current) return;
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = current;
      const before = scrollLeft > 1;
      const after = scrollLeft + clientWidth < scrollWidth - 1;
      setMore((known) => (known.before === before && known.after === after ? known : { before, after }));
    };
    const sizes = new ResizeObserver(look);
    const observeAll = () => {
      for (const one of [current, ...current.children]) sizes.observe(one);
    };
    observeAll();
    new MutationObserver(observeAll).observe(current, { childList: true });
    current.addEventListener('scroll', look);
    // The others go with the list.
    return () => sizes.disconnect();
  }, []);
  return (
    <div className={styles.frame} data-before={more.before || undefined} data-after={more.after || undefined}>
      <ul ref={list} className={[styles.strip, className].filter(Boolean).join(' ')}>
        {children}
      </ul>
    </div>
  );
}

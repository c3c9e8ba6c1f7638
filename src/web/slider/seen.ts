import { type RefObject, useEffect, useState } from 'react';

const NEAR = 300;
/** Section 9: somebody who has not scrolled by then is looked after anyway (milliseconds). */
const CHECK_AFTER = 2000;

const isNear = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return top < window.innerHeight + NEAR && bottom > -NEAR;
};

/** True once the element has come near the screen. */
export function useSeen(element: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (isSeen || !current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: `${NEAR}px` },
    );
    observer.observe(current);
    // Inside a growing panel the observer may not fire again.
    const timer = window.setTimeout(() => isNear(current) && setSeen(true), CHECK_AFTER);
    return () => {
      observer.disconnect();
      window.clearTimeout(timer);
    };
  }, [element, isSeen]);
  return isSeen;
}

import { type CSSProperties, useCallback, useEffect, useRef, useState } from 'react';
import { type DietaryFilter, dietaryFilters } from '../../domain/dining/dietary.ts';
import { usePhrases } from '../phrases.ts';
import { useAddressParam } from '../router/address-param.ts';
import { Page } from '../page/page.tsx';
import { Promotions } from '../promotions/promotions.tsx';
import { Choices } from './choices.tsx';
import { Legend } from '../../web/menu/legend.tsx';
import styles from './dietary-page.module.css';
import { MatchingDishes } from './matching-dishes.tsx';
import { MyTable } from './my-table.tsx';

/** Which dishes suit one diet, over every menu of the property. The choice stands in the address. */
export default function DietaryPage() {
  const phrases = usePhrases();
  const [dietParam, choose] = useAddressParam('diet');
  const chosen = dietaryFilters.find((filter) => filter === dietParam);
  const [title, isTitleAway] = useAway<HTMLHeadingElement>();
  const [measureBar, barHeight] = useHeight();

  const pick = (filter: DietaryFilter) => {
    choose(filter);
    if (isTitleAway) title.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <Page title={phrases['dietary-dishes']} className={styles.page}>
      <h1 ref={title}>{phrases['dietary-dishes']}</h1>
      <p className={styles.lead}>{phrases['choose-a-diet']}</p>
      <Choices size={chosen ? 40 : 65} chosen={chosen} onChoose={pick} />
      <p className={styles.note}>{phrases['absent-tag-never-means-safe']}</p>
      {chosen && isTitleAway && (
        <div className={styles.bar} ref={measureBar}>
          <Choices size={20} chosen={chosen} onChoose={pick} />
        </div>
      )}
      {chosen ? (
        <div style={{ '--finder-bar': `${barHeight}px` } as CSSProperties}>
          <MatchingDishes filter={chosen} />
        </div>
      ) : (
        <Legend tags={[]}>
          <MyTable />
        </Legend>
      )}
      <Promotions at="Dietary" className={styles.promotions} />
    </Page>
  );
}

/** Whether an element has been scrolled out of view, under the navigation bar at the top. */
function useAway<E extends Element>() {
  const element = useRef<E>(null);
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new IntersectionObserver(([entry]) => setAway(entry?.isIntersecting === false), {
      rootMargin: '-64px 0px 0px',
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [element, isAway] as const;
}

/** How high an element is drawn, 0 while it is not; in large letters the bar has two lines. */
function useHeight() {
  const [height, setHeight] = useState(0);
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(() => setHeight(element.offsetHeight));
    observer.observe(element);
    return () => {
      observer.disconnect();
      setHeight(0);
    };
  }, []);
  return [measure, height] as const;
}

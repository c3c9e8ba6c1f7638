import type { ReactNode } from 'react';
import type { Item } from '../../domain/dining/dietary.ts';
import { answerOf } from '../../domain/dining/my-table.ts';
import { useKitPhrases } from '../language/language.tsx';
import { Asks } from '../my-table/asks.tsx';
import { useMyTable } from '../my-table/my-table-store.ts';
import { DietaryTags } from './dietary-tags.tsx';
import styles from './dish.module.css';

interface DishProps {
  item: Item;
  /** What stands at its foot, such as where else it is served. */
  children?: ReactNode;
}

/** A line of the menu: what it is, what is in it, what it costs, which tags it carries and what they say to my table. */
export function Dish({ item, children }: DishProps) {
  const phrases = useKitPhrases();
  const { title, desc, price, dr, sold_out: soldOut } = item;
  const { contains, suits, asks, standing } = answerOf(dr, useMyTable());
  return (
    <div
      className={styles.dish}
      data-standing={standing === 'none' ? undefined : standing}
      data-sold-out={soldOut}
    >
      <p className={styles.title}>{title}</p>
      {price && <p className={styles.price}>{price}</p>}
      {soldOut && <p className={styles.soldOut}>{phrases[`sold-out-${soldOut}`]}</p>}
      {desc && <p className={styles.desc}>{desc}</p>}
      <DietaryTags tags={dr} mine={[...contains, ...suits]} className={styles.tags} />
      {standing !== 'contains' && <Asks asks={asks} className={styles.asks} />}
      {children}
    </div>
  );
}

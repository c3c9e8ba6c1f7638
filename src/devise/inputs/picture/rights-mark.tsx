import { useState } from 'react';
import { rightsState } from '../../../domain/media/rights.ts';
import { formatDay } from '../../../domain/time/time-format.ts';
import { dayIn } from '../../../domain/time/zone-time.ts';
import { useSiteView } from '../../site-view.tsx';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import { inputPhrases } from '../phrases.ts';
import styles from './picture.module.css';

/** That a picture may not be used any more, or only for a while; nothing where it may. */
export function RightsMark({ until }: { readonly until: string | null | undefined }) {
  const { rights } = usePhrases(inputPhrases);
  const language = useLanguage();
  const { site } = useSiteView();
  const [now] = useState(() => new Date());
  const state = rightsState(until, dayIn(now, site.timeZone));
  if (!until || !state) return null;
  return (
    <span className={styles.rights} data-over={state === 'over' || undefined}>
      {rights[state](formatDay(until, language))}
    </span>
  );
}

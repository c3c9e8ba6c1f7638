import { Button } from '@mantine/core';
import { fieldsOfEntry } from '../../../domain/lists/entry-name.ts';
import { recordNamedBy, StandsFor } from '../../inputs/reference/stands-for.tsx';
import { usePhrases } from '../../staff-language.tsx';
import { kindOfSlice, nameOfSlice, type PageFields } from '../canvas/page-slices.ts';
import { useWorkflow } from '../use-workflow.tsx';
import { Changes } from '../values/changes.tsx';
import common from '../workflow.module.css';
import styles from './compare.module.css';
import type { Comparison } from './compare-pages.ts';
import { differencesIn } from './difference-words.ts';
import { comparePhrases } from './phrases.ts';

interface DifferencesProps {
  readonly fields: PageFields;
  readonly comparison: Comparison;
  readonly seen: string | null;
  readonly onSee: (entry: string) => void;
}

/** What differs in words, block by block, with the way to see each in both pages. */
export function Differences({ fields, comparison, seen, onSee }: DifferencesProps) {
  const { language } = useWorkflow();
  const words = usePhrases(comparePhrases);
  const { slices, others } = comparison;
  const label = differencesIn(words);
  return (
    <section className={common.answers} aria-labelledby="differs">
      <h2 id="differs">{words.differs}</h2>
      {slices.length === 0 && <p className="quiet">{others.length === 0 ? words.same : words.sameBlocks}</p>}
      {slices.length > 0 && (
        <>
          <p role="status">{words.count(slices.length)}</p>
          <ul className={`plain ${styles.differences}`}>
            {slices.map((one) => {
              const { left, right, slice, changes } = one;
              const entry = right ?? left!;
              const kind = kindOfSlice(fields, slice, language);
              const stood = recordNamedBy(slice, fieldsOfEntry(fields.blocks, slice));
              const name = nameOfSlice(fields, slice, language);
              return (
                <li key={entry} data-seen={seen === entry || undefined}>
                  <div className={styles.difference}>
                    <Button
                      variant="subtle"
                      className={styles.name ?? ''}
                      title={words.show(name)}
                      aria-pressed={seen === entry}
                      onClick={() => onSee(entry)}
                    >
                      <span>
                        <strong>{kind}</strong> {name === kind ? stood && <StandsFor {...stood} /> : name}
                      </span>
                    </Button>
                    <span className={styles.mark}>{label(one)}</span>
                  </div>
                  {changes.length > 0 && (
                    <details>
                      <summary className={styles.summary}>{words.details}</summary>
                      <Changes changes={changes} />
                    </details>
                  )}
                </li>
              );
            })}
          </ul>
        </>
      )}
      {others.length > 0 && (
        <>
          <h3>{words.page}</h3>
          <Changes changes={others} />
        </>
      )}
    </section>
  );
}

import { SegmentedControl } from '@mantine/core';
import { useMemo, useRef, useState } from 'react';
import type { Language } from '../../../domain/language.ts';
import type { FromCanvas, PageLayout, SliceMark } from '../../../domain/site/canvas-messages.ts';
import { scrolledTogether } from '../../../domain/site/scroll-together.ts';
import { usePhrases } from '../../staff-language.tsx';
import { CanvasFrame, type FrameHandle, type ScreenName } from '../canvas/canvas-frame.tsx';
import { type PageFields, versionsOf } from '../canvas/page-slices.ts';
import { historyPhrases } from '../history/phrases.ts';
import { queryString } from '../records/query-string.ts';
import type { StaffRecord } from '../records/staff-record.ts';
import { useWorkflow } from '../use-workflow.tsx';
import common from '../workflow.module.css';
import styles from './compare.module.css';
import type { ComparedPage, Comparison } from './compare-pages.ts';
import { differencesIn } from './difference-words.ts';
import { comparePhrases } from './phrases.ts';
import { previewKey, type SideName, type Sides } from './sides.ts';

interface ComparedFramesProps {
  readonly id: number;
  readonly fields: PageFields;
  readonly sides: Sides;
  readonly pages: Readonly<Record<SideName, ComparedPage>>;
  readonly records: Readonly<Record<SideName, StaffRecord>>;
  readonly comparison: Comparison;
  readonly language: Language;
  readonly screen: ScreenName;
  /** The slice that is looked at, by its entry on the right page, or on the left one where it stands there alone. */
  readonly seen: string | null;
  readonly onSee: (entry: string) => void;
}

const other: Readonly<Record<SideName, SideName>> = { left: 'right', right: 'left' };

/** Both pages as visitors see them, scrolled together; on a phone one over the other, with a switch between them. */
export function ComparedFrames(props: ComparedFramesProps) {
  const { id, fields, sides, pages, records, comparison, language, screen, seen, onSee } = props;
  const { type } = useWorkflow();
  const words = usePhrases(comparePhrases);
  const history = usePhrases(historyPhrases);
  const [over, setOver] = useState<SideName>('right');
  const frames = { left: useRef<FrameHandle>(null), right: useRef<FrameHandle>(null) };
  const layouts = useRef<Partial<Record<SideName, PageLayout>>>({});
  const marks = useMemo(() => {
    const label = differencesIn(words, language);
    const on = (side: SideName): SliceMark[] =>
      comparison.slices.flatMap((slice) => {
        const entry = slice[side];
        return entry === undefined ? [] : [{ entry, label: label(slice) }];
      });
    return { left: on('left'), right: on('right') };
  }, [comparison, words, language]);

  /** A slice as the right page knows it. */
  const onRight = (side: SideName, entry: string) =>
    side === 'left' ? (comparison.pairs.get(entry) ?? entry) : entry;
  const onSide = (side: SideName, entry: string | null) => {
    if (side === 'right' || entry === null) return entry;
    return [...comparison.pairs].find(([, right]) => right === entry)?.[0] ?? entry;
  };
  function onMessage(side: SideName, message: FromCanvas) {
    if (message.is === 'chosen') onSee(onRight(side, message.entry));
    if (message.is === 'drawn') {
      const { places, end } = message.layout;
      const known = places.map((place) => ({ ...place, entry: onRight(side, place.entry) }));
      layouts.current[side] = { places: known, end };
    }
    if (message.is === 'scrolled') {
      const [here, there] = [layouts.current[side], layouts.current[other[side]]];
      if (here && there) frames[other[side]].current?.scrollTo(scrolledTogether(message.top, here, there));
    }
  }
  const stateName = ({ state }: Sides['left']) => {
    if (typeof state === 'number') return history.version(state);
    if (state === 'published') return words.published;
    return state === 'saved' ? words.saved : words.typedName;
  };
  return (
    <div>
      <SegmentedControl
        className={styles.switch ?? ''}
        aria-label={words.shown}
        value={over}
        onChange={setOver}
        data={(['left', 'right'] as const).map((value) => ({ value, label: words.sides[value] }))}
        fullWidth
      />
      <div className={styles.pages} data-over={over}>
        {(['left', 'right'] as const).map((side) => {
          const version = versionsOf(pages[side].values, fields)[pages[side].version]?.id;
          const key = previewKey(type, id, sides[side]);
          const view = queryString({ lang: language, version: version as string | undefined });
          const isUnread =
            sides[side].state === 'published' && records[side].publication[language].revision === null;
          return (
            <div key={side} data-side={side}>
              {isUnread ? (
                <p className={common.notice}>{words.notRead}</p>
              ) : (
                <CanvasFrame
                  // Another state is another page: it is opened anew.
                  key={key}
                  ref={frames[side]}
                  title={words.frame(words.sides[side], stateName(sides[side]))}
                  address={`/devise/preview/${key}/page?${view}&drawn=${records[side].version}`}
                  view={view}
                  screen={screen}
                  marked={{ entry: onSide(side, seen), shows: true }}
                  differences={marks[side]}
                  onMessage={(message) => onMessage(side, message)}
                />
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}

import { SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { languages } from '../../../domain/language.ts';
import { wallClockIn } from '../../../domain/time/zone-time.ts';
import type { DraftFacts } from '../../../domain/workflow/draft-facts.ts';
import { formValues } from '../../../domain/workflow/values-of.ts';
import { useZone } from '../../inputs/time/use-zone.ts';
import { useSession } from '../../session.tsx';
import { languageNames } from '../../shell/language-names.ts';
import { Loaded } from '../../shell/page/loaded.tsx';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import { type ScreenName, screenWidths } from '../canvas/canvas-frame.tsx';
import type { PageFields } from '../canvas/page-slices.ts';
import { canvasPhrases } from '../canvas/phrases.ts';
import type { Revision } from '../history/revisions.ts';
import type { StaffRecord } from '../records/staff-record.ts';
import { useWorkflow } from '../use-workflow.tsx';
import styles from './compare.module.css';
import { type ComparedPage, comparePages, versionPlace } from './compare-pages.ts';
import { ComparedFrames } from './compared-frames.tsx';
import { Differences } from './differences.tsx';
import { comparePhrases } from './phrases.ts';
import { SideChoice } from './side-choice.tsx';
import { comparedQuery, type Sides } from './sides.ts';

interface SideBySideProps {
  readonly record: StaffRecord;
  readonly siteId: number | null;
  readonly fields: PageFields;
  readonly revisions: readonly Revision[];
  /** What this person has typed and not saved, the newest first. */
  readonly drafts: readonly DraftFacts[];
  readonly sides: Sides;
  readonly onChange: (sides: Sides) => void;
}

const PHONE = '(max-width: 719px)';

export function SideBySide({ record, siteId, fields, revisions, drafts, sides, onChange }: SideBySideProps) {
  const { type } = useWorkflow();
  const words = usePhrases(comparePhrases);
  const canvas = usePhrases(canvasPhrases);
  const { sites } = useSession();
  const zone = useZone(siteId);
  const own = useLanguage();
  const isLocalized = sites.find(({ id }) => id === siteId)?.localized ?? true;
  const [chosen, setLanguage] = useState(own);
  const language = isLocalized ? chosen : 'en';
  const [screen, setScreen] = useState<ScreenName>(() => (matchMedia(PHONE).matches ? 'phone' : 'desktop'));
  const left = useQuery(comparedQuery(type, record.id, sides.left));
  const right = useQuery(comparedQuery(type, record.id, sides.right));
  const [now] = useState(() => wallClockIn(new Date(), zone ?? 'UTC'));
  const pages = useMemo(() => {
    if (!left.data || !right.data) return undefined;
    const page = (of: StaffRecord, wanted: string | null): ComparedPage => {
      const values = formValues(type, of);
      return { values, version: versionPlace(values, fields, { wanted, now }) };
    };
    const shown = { left: page(left.data, sides.left.version), right: page(right.data, sides.right.version) };
    return { ...shown, comparison: comparePages(type, fields, shown.left, shown.right) };
  }, [type, fields, left.data, right.data, sides.left.version, sides.right.version, now]);
  const [seen, setSeen] = useState<string | null>(null);

  return (
    <>
      <div className={styles.choices}>
        {(['left', 'right'] as const).map((name) => (
          <SideChoice
            key={name}
            label={words.sides[name]}
            fields={fields}
            record={record}
            revisions={revisions}
            drafts={drafts}
            side={sides[name]}
            page={pages?.[name]}
            onChange={(side) => onChange({ ...sides, [name]: side })}
          />
        ))}
      </div>
      <div className={styles.tools}>
        <SegmentedControl
          aria-label={words.width}
          value={screen}
          onChange={setScreen}
          data={(Object.keys(screenWidths) as ScreenName[]).map((value) => ({
            value,
            label: canvas.widths[value],
          }))}
        />
        {isLocalized && (
          <SegmentedControl
            aria-label={words.language}
            value={language}
            onChange={setLanguage}
            data={languages.map((value) => ({ value, label: languageNames[value] }))}
          />
        )}
      </div>
      <Loaded of={left.error ? left : right} rows={4}>
        {() =>
          pages && (
            <>
              <ComparedFrames
                id={record.id}
                fields={fields}
                sides={sides}
                pages={pages}
                comparison={pages.comparison}
                records={{ left: left.data!, right: right.data! }}
                language={language}
                screen={screen}
                seen={seen}
                onSee={setSeen}
              />
              <Differences fields={fields} comparison={pages.comparison} seen={seen} onSee={setSeen} />
            </>
          )
        }
      </Loaded>
    </>
  );
}

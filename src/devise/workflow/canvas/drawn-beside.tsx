import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import type { ContentType } from '../../../domain/content-type.ts';
import { languages } from '../../../domain/language.ts';
import { useSession } from '../../session.tsx';
import { languageNames } from '../../shell/language-names.ts';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import { useShownLanguage } from '../preview/use-shown-language.ts';
import { queryString } from '../records/query-string.ts';
import { CanvasFrame, type ScreenName, screenWidths } from './canvas-frame.tsx';
import styles from './canvas.module.css';
import { canvasPhrases } from './phrases.ts';
import { usePreviewed } from './use-previewed.ts';

interface DrawnBesideProps {
  readonly draftKey: string;
  readonly type: ContentType;
  readonly siteId: number | null;
  readonly recordId: number | undefined;
}

const PHONE = '(max-width: 719px)';
const NOTHING = { entry: null, shows: false } as const;

/**
 * The page of a record as visitors will see it, or what opens over pages, open over one: as wide as a phone, a tablet or a
 * desktop. Nothing is edited in it.
 */
export function DrawnBeside({ draftKey, type, siteId, recordId }: DrawnBesideProps) {
  const phrases = usePhrases(canvasPhrases);
  const { sites } = useSession();
  const { key, drawn, values } = usePreviewed(draftKey, type, recordId);
  const [language, setLanguage] = useShownLanguage(useLanguage(), values);
  const [screen, setScreen] = useState<ScreenName>(() => (matchMedia(PHONE).matches ? 'phone' : 'desktop'));
  const isLocalized = sites.find(({ id }) => id === siteId)?.localized ?? true;
  const view = queryString({ lang: isLocalized ? language : 'en' });
  return (
    <aside className={styles.canvas} aria-label={phrases.title}>
      <div className={styles.tools}>
        <SegmentedControl
          aria-label={phrases.width}
          value={screen}
          onChange={setScreen}
          data={(Object.keys(screenWidths) as ScreenName[]).map((value) => ({
            value,
            label: phrases.widths[value],
          }))}
        />
        {isLocalized && (
          <SegmentedControl
            aria-label={phrases.language}
            value={language}
            onChange={setLanguage}
            data={languages.map((value) => ({
              value,
              label: <span title={languageNames[value]}>{value.toUpperCase()}</span>,
            }))}
          />
        )}
      </div>
      {key === undefined ? (
        <div className={styles.room}>
          <p className={styles.waits}>{phrases.waits}</p>
        </div>
      ) : (
        <CanvasFrame
          title={phrases.title}
          address={`/devise/preview/${key}/page?${view}&drawn=${encodeURIComponent(drawn ?? '')}`}
          view={view}
          screen={screen}
          marked={NOTHING}
          onMessage={() => {}}
        />
      )}
    </aside>
  );
}

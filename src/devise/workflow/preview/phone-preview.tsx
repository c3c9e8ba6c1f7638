import { Button, SegmentedControl } from '@mantine/core';
import { useState, useSyncExternalStore } from 'react';
import type { ContentType } from '../../../domain/content-type.ts';
import { type Language, languages } from '../../../domain/language.ts';
import { openDraft, subscribeToDrafts } from '../draft/draft-store.ts';
import { useSession } from '../../session.tsx';
import { languageNames } from '../../shell/language-names.ts';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import { workflowPhrases } from '../phrases.ts';
import styles from './phone-preview.module.css';

export const hasPreview = ({ appears }: ContentType, siteId: number | null): boolean =>
  siteId !== null && appears?.guests?.hub !== undefined;

interface PhonePreviewProps {
  readonly draftKey: string;
  readonly type: ContentType;
  readonly siteId: number | null;
  /** Shown as it stands until something is changed; undefined for a new one. */
  readonly recordId?: number | undefined;
}

const NARROW = '(max-width: 1179px)';

/** The guest's phone beside a form: the real hub with the draft in it, reloaded each time the draft is stored. */
export function PhonePreview({ draftKey, type, siteId, recordId }: PhonePreviewProps) {
  const { frame } = usePhrases(workflowPhrases).preview;
  const held = useSyncExternalStore(subscribeToDrafts, () => openDraft(draftKey));
  const [drawn, setDrawn] = useState<string>();
  const isThere = held !== undefined && !held.isUntouched;
  const kept = isThere && held.sync === 'synced' ? held.draft.updated_at : undefined;

  // During further input the phone shows the last stored draft.
  if (kept !== undefined && kept !== drawn) setDrawn(kept);

  if (!hasPreview(type, siteId)) return null;
  const draft = drawn !== undefined && isThere ? draftKey : undefined;
  const previewed = draft ?? (recordId === undefined ? undefined : `${type.path}.${recordId}`);
  return <Phone previewed={previewed} frame={frame} drawn={drawn} siteId={siteId} />;
}

interface PhoneProps {
  /** The key of a preview, as the server reads it; undefined while there is nothing to show. */
  readonly previewed: string | undefined;
  /** What the phone shows, for whoever does not see it. */
  readonly frame: string;
  /** Changes with what is shown, which is then loaded again. */
  readonly drawn?: string | undefined;
  readonly siteId: number | null;
}

/** The guest's phone with the real hub in it. */
export function Phone({ previewed, frame, drawn, siteId }: PhoneProps) {
  const { preview: words } = usePhrases(workflowPhrases);
  const staffLanguage = useLanguage();
  const { sites } = useSession();
  const [language, setLanguage] = useState<Language>(staffLanguage);
  const [isOpen, setOpen] = useState(() => !matchMedia(NARROW).matches);
  const [asked, setAsked] = useState(0);
  const isLocalized = sites.find(({ id }) => id === siteId)?.localized ?? true;
  const shownLanguage = isLocalized ? language : 'en';
  return (
    <aside className={styles.preview} aria-label={words.title}>
      <div className={styles.head}>
        <Button variant="subtle" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? words.hide : words.show}
        </Button>
      </div>
      {isOpen && (
        <>
          <div className={styles.tools}>
            {isLocalized && (
              <SegmentedControl
                aria-label={words.language}
                value={language}
                onChange={setLanguage}
                data={languages.map((value) => ({ value, label: languageNames[value] }))}
              />
            )}
            <Button variant="default" disabled={previewed === undefined} onClick={() => setAsked(asked + 1)}>
              {words.refresh}
            </Button>
          </div>
          <div className={styles.phone}>
            {previewed !== undefined ? (
              <iframe
                key={`${previewed} ${drawn} ${asked} ${shownLanguage}`}
                className={styles.screen}
                src={`/devise/preview/${previewed}?lang=${shownLanguage}`}
                title={frame}
              />
            ) : (
              <p className={styles.empty}>{words.waits}</p>
            )}
          </div>
        </>
      )}
    </aside>
  );
}

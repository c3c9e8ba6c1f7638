import { Button, SegmentedControl, Select } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { hasDeclaredScreens } from '../../../domain/appearance.ts';
import type { ContentType } from '../../../domain/content-type.ts';
import type { ChoiceField } from '../../../domain/fields/choice.ts';
import { languages } from '../../../domain/language.ts';
import type { FormValues } from '../../../domain/workflow/values-of.ts';
import { get } from '../../api.ts';
import { optionName } from '../../inputs/choice/option-name.ts';
import { queryKeys } from '../../query-keys.ts';
import { openDraft, storeAgain, subscribeToDrafts } from '../draft/draft-store.ts';
import { queryString } from '../records/query-string.ts';
import { useSession } from '../../session.tsx';
import { languageNames } from '../../shell/language-names.ts';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import { workflowPhrases } from '../phrases.ts';
import styles from './phone-preview.module.css';
import { type PreviewPlace, type Previewed, Screen } from './screen.tsx';
import { useShownLanguage } from './use-shown-language.ts';
import { useShownLocation } from './use-shown-location.ts';

export const hasPreview = ({ appears }: ContentType, siteId: number | null): boolean =>
  siteId !== null && appears?.guests?.hub !== undefined;

/** The field that says where records stand that have no page of their own. */
function locationField({ appears }: ContentType): string | undefined {
  const { hub } = appears?.guests ?? {};
  return hasDeclaredScreens(hub) ? undefined : hub?.at;
}

interface PhonePreviewProps {
  readonly draftKey: string;
  readonly type: ContentType;
  readonly siteId: number | null;
  /** Shown as it stands until something is changed; undefined for a new one. */
  readonly recordId?: number | undefined;
}

const NARROW = '(max-width: 1179px)';

/** The guest's phone beside a form: the real hub with the draft in it, drawn anew each time the draft is stored. */
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
  return (
    <Phone
      previewed={previewed}
      frame={frame}
      drawn={drawn}
      siteId={siteId}
      type={type}
      values={held?.draft.values}
      restore={draft === undefined ? undefined : () => storeAgain(draft)}
    />
  );
}

interface PhoneProps {
  /** The key of a preview, as the server reads it; undefined while there is nothing to show. */
  readonly previewed: string | undefined;
  /** What the phone shows, for whoever does not see it. */
  readonly frame: string;
  /** Changes with what is shown, which is then drawn again. */
  readonly drawn?: string | undefined;
  readonly siteId: number | null;
  readonly type: ContentType;
  /** What is typed: the phone follows its language and its places. */
  readonly values?: FormValues | undefined;
  /** Stores again what the server no longer has. */
  readonly restore?: (() => Promise<void>) | undefined;
}

/** How often a preview that did not load is tried again by itself. */
const MAX_TRIES = 3;

/** The guest's phone with the real hub in it. */
export function Phone({ previewed, frame, drawn, siteId, type, values, restore }: PhoneProps) {
  const { preview: words } = usePhrases(workflowPhrases);
  const staffLanguage = useLanguage();
  const { sites } = useSession();
  const [language, setLanguage] = useShownLanguage(staffLanguage, values);
  const place = locationField(type);
  const locations = (place === undefined ? [] : (values?.[place] ?? [])) as readonly string[];
  const [location, setLocation] = useShownLocation(locations);
  const [isOpen, setOpen] = useState(() => !matchMedia(NARROW).matches);
  const [asked, setAsked] = useState(0);
  const [tries, setTries] = useState(0);
  const isLocalized = sites.find(({ id }) => id === siteId)?.localized ?? true;
  const shownLanguage = isLocalized ? language : 'en';
  const found = useQuery({
    queryKey: queryKeys.preview(previewed ?? '', drawn, shownLanguage, location),
    queryFn: async ({ signal }): Promise<Previewed> => {
      const path = `preview/${previewed}?${queryString({ lang: shownLanguage, at: location })}`;
      const read = () => get<PreviewPlace>(path, signal);
      // The draft may have been thrown away in another tab, while this one still has it.
      const answer = await read().catch(async (failed: unknown) => {
        if (!restore) throw failed;
        await restore();
        return read();
      });
      return { ...answer, key: previewed!, drawn, language: shownLanguage, location };
    },
    enabled: isOpen && previewed !== undefined,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 0,
  });
  function refresh() {
    setAsked(asked + 1);
    void found.refetch();
  }
  /** Asking first lets whoever was signed out sign in again. */
  function onLost() {
    if (tries >= MAX_TRIES) return;
    setTries(tries + 1);
    void found.refetch().then(() => setAsked((count) => count + 1));
  }
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
            <Button variant="default" disabled={previewed === undefined} onClick={refresh}>
              {words.refresh}
            </Button>
            {locations.length > 1 && (
              <Select
                aria-label={words.location}
                value={location ?? null}
                onChange={(value) => value !== null && setLocation(value)}
                allowDeselect={false}
                className={styles.locations ?? ''}
                data={locations.map((value) => ({
                  value,
                  label: optionName(type.fields[place!] as ChoiceField, value, staffLanguage),
                }))}
              />
            )}
          </div>
          <div className={styles.phone}>
            {previewed !== undefined && found.data?.route ? (
              <Screen key={asked} previewed={found.data} title={frame} onLost={onLost} />
            ) : (
              <p className={styles.empty} role="status">
                {previewed === undefined && words.waits}
                {previewed !== undefined && found.isError && words.lost}
                {previewed !== undefined && found.data?.reason && words.reasons[found.data.reason]}
              </p>
            )}
          </div>
        </>
      )}
    </aside>
  );
}

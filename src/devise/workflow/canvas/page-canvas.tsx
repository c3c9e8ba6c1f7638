import { Button, Popover, SegmentedControl, Select, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { ContentType } from '../../../domain/content-type.ts';
import { languages } from '../../../domain/language.ts';
import type { FromCanvas } from '../../../domain/site/canvas-messages.ts';
import type { FormValues } from '../../../domain/workflow/values-of.ts';
import { ClockIcon, RedoIcon, UndoIcon } from '../../inputs/icons.tsx';
import { firstLanguageOf, useSession } from '../../session.tsx';
import { languageNames } from '../../shell/language-names.ts';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import { hasSteps } from '../draft/draft-history.ts';
import { openDraft, stepDraft } from '../draft/draft-store.ts';
import { useShownLanguage } from '../preview/use-shown-language.ts';
import { queryString } from '../records/query-string.ts';
import { CanvasFrame, type Marked, type ScreenName, screenWidths } from './canvas-frame.tsx';
import styles from './canvas.module.css';
import { type PageFields, pathOfSpot, sliceAtPath, spotOf, versionsOf } from './page-slices.ts';
import { canvasPhrases } from './phrases.ts';
import { Act } from './act.tsx';
import { ShareLink } from './share-link.tsx';
import { SliceBar } from './slice-bar.tsx';
import { usePreviewed } from './use-previewed.ts';

interface PageCanvasProps {
  readonly draftKey: string;
  readonly type: ContentType;
  readonly fields: PageFields;
  readonly siteId: number | null;
  /** Shown as it stands until something is changed; undefined for a new one. */
  readonly recordId: number | undefined;
  /** Changes the page; undefined for whoever may not. */
  readonly onChange?: ((values: FormValues) => void) | undefined;
  /** Opens a field of the form. */
  readonly onOpen: (path: string) => void;
}

const NARROW = '(max-width: 1179px)';
const PHONE = '(max-width: 719px)';

/** What the focus is in: the slice whose fields are written in the form. */
function useFocusedPath(onFocus: (path: string) => void): void {
  useEffect(() => {
    function listen({ target }: FocusEvent) {
      const field = target instanceof Element ? target.closest('[id]') : null;
      if (field) onFocus(field.id);
    }
    document.addEventListener('focusin', listen);
    return () => document.removeEventListener('focusin', listen);
  });
}

const isWritten = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable="true"]');

/** Ctrl Z and Ctrl Shift Z, but in a text, which has its own. */
function useUndoKeys(step: (direction: 'undo' | 'redo') => void): void {
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, shiftKey, target } = event;
      if (!(ctrlKey || metaKey) || key.toLowerCase() !== 'z' || isWritten(target)) return;
      event.preventDefault();
      step(shiftKey ? 'redo' : 'undo');
    }
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  });
}

/** The page beside its form, drawn by the server as visitors will see it: a click on a slice opens it in the form. */
export function PageCanvas(props: PageCanvasProps) {
  const { draftKey, type, fields, siteId, recordId, onChange, onOpen } = props;
  const phrases = usePhrases(canvasPhrases);
  const { sites } = useSession();
  const { key, drawn, values } = usePreviewed(draftKey, type, recordId);
  const [language, setLanguage] = useShownLanguage(useLanguage(), values);
  const [screen, setScreen] = useState<ScreenName>(() => (matchMedia(PHONE).matches ? 'phone' : 'desktop'));
  const [version, setVersion] = useState<string | null>(null);
  const [moment, setMoment] = useState('');
  const [marked, setMarked] = useState<Marked>({ entry: null, shows: false });
  const [isOpen, setOpen] = useState(() => !matchMedia(NARROW).matches);
  const isLocalized = sites.find(({ id }) => id === siteId)?.localized ?? true;
  const shownLanguage = isLocalized ? language : 'en';
  const readValues = () => openDraft(draftKey)?.draft.values;
  const step = (direction: 'undo' | 'redo') => stepDraft(draftKey, type, direction);
  const versions = values ? versionsOf(values, fields) : [];
  const view = queryString({ lang: shownLanguage, version: version ?? undefined, asOf: moment || undefined });
  const address = key && `/devise/preview/${key}/page?${view}&drawn=${encodeURIComponent(drawn ?? '')}`;

  useUndoKeys(step);
  useFocusedPath((path) => {
    // What was changed a moment ago may not be drawn yet.
    const held = readValues();
    const entry = held && sliceAtPath(held, fields, path);
    if (entry === undefined) return;
    setMarked({ entry, shows: true });
    // A version that is not live is shown as soon as somebody writes in it.
    const within = versions[spotOf(held!, fields, entry)!.version]?.id as string;
    if (versions.length > 1 && within !== version) setVersion(within);
  });

  function open(entry: string | null) {
    setMarked({ entry, shows: true });
    const held = readValues();
    const spot = held && spotOf(held, fields, entry);
    if (spot) onOpen(pathOfSpot(fields, spot));
  }
  function onMessage(message: FromCanvas) {
    if (message.is === 'undo' || message.is === 'redo') step(message.is);
    if (message.is === 'chosen') open(message.entry);
  }
  return (
    <aside className={styles.canvas} aria-label={phrases.title} data-closed={!isOpen || undefined}>
      <div className={styles.tools}>
        <Button
          variant="subtle"
          className={styles.hide ?? ''}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? phrases.hide : phrases.show}
        </Button>
        {isOpen && (
          <>
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
            {versions.length > 1 && (
              <Select
                aria-label={phrases.version}
                className={styles.version ?? ''}
                value={version ?? ''}
                onChange={(value) => setVersion(value || null)}
                allowDeselect={false}
                data={[
                  { value: '', label: phrases.live },
                  ...versions.map(({ id, version_name: name }, at) => ({
                    value: String(id),
                    label: typeof name === 'string' && name !== '' ? name : String(at + 1),
                  })),
                ]}
              />
            )}
            <Popover withinPortal={false} position="bottom-end" trapFocus>
              <Popover.Target>
                <Act label={phrases.moment} isOn={moment !== ''}>
                  <ClockIcon />
                </Act>
              </Popover.Target>
              <Popover.Dropdown>
                <TextInput
                  type="datetime-local"
                  label={phrases.moment}
                  description={phrases.momentHelp}
                  value={moment}
                  onChange={({ currentTarget }) => setMoment(currentTarget.value)}
                />
              </Popover.Dropdown>
            </Popover>
            {key !== undefined && <ShareLink previewed={key} view={view} />}
          </>
        )}
        {onChange && (
          <span className={styles.steps}>
            <Act label={phrases.undo} disabled={!hasSteps(draftKey, 'undo')} onClick={() => step('undo')}>
              <UndoIcon />
            </Act>
            <Act label={phrases.redo} disabled={!hasSteps(draftKey, 'redo')} onClick={() => step('redo')}>
              <RedoIcon />
            </Act>
          </span>
        )}
      </div>
      {isOpen && values && onChange && (
        <SliceBar
          fields={fields}
          values={values}
          chosen={marked.entry}
          siteId={siteId}
          readValues={readValues}
          onChange={onChange}
          onChoose={open}
          from={isLocalized ? firstLanguageOf(sites, siteId) : undefined}
          onOpen={onOpen}
        />
      )}
      {isOpen &&
        (address === undefined ? (
          <div className={styles.room}>
            <p className={styles.waits}>{phrases.waits}</p>
          </div>
        ) : (
          <CanvasFrame
            title={phrases.frame}
            address={address}
            view={view}
            screen={screen}
            marked={marked}
            onMessage={onMessage}
          />
        ))}
    </aside>
  );
}

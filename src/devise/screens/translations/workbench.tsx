import { Button, Switch } from '@mantine/core';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { ContentType } from '../../../domain/content-type.ts';
import {
  type TranslationRow,
  translationRows,
  withValueAt,
} from '../../../domain/record/translation-rows.ts';
import type { FormValues } from '../../../domain/workflow/values-of.ts';
import { FetchFailed } from '../../../web/fetch.ts';
import { FirstLanguage, IsLocalized } from '../../inputs/field/words-in.ts';
import { focusField } from '../../inputs/index.ts';
import { queries } from '../../queries.ts';
import { queryKeys } from '../../query-keys.ts';
import { firstLanguageOf, useSession } from '../../session.tsx';
import { addressOfType } from '../../settings-menu.ts';
import { Page } from '../../shell/page/page.tsx';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import { toastFailure, toastSuccess } from '../../toasts.ts';
import { useWrite } from '../../use-write.ts';
import { changeDraft, discardDraft, setDraftIssues } from '../../workflow/draft/draft-store.ts';
import { type Editing, isReady, useDraft } from '../../workflow/draft/use-editing.ts';
import { DraftStatus } from '../../workflow/form/draft-status.tsx';
import { useIssues } from '../../workflow/form/use-issues.ts';
import { saveMerged } from '../../workflow/records/save-merged.ts';
import { recordName } from '../../workflow/records/staff-record.ts';
import { translationPhrases } from './phrases.ts';
import { Row } from './translation-row.tsx';
import { addressOfWaiting, cursorOf, nextWaiting, type ToTranslate } from './translations.ts';
import styles from './translations.module.css';

const DRAFT_KEY = /^[a-z0-9]{8}$/;

interface WorkbenchProps {
  readonly type: ContentType;
  readonly opened: ToTranslate;
  readonly filters: URLSearchParams;
  readonly onDone: () => void;
  /** The progress through the list. */
  readonly children: ReactNode;
}

/** Opens the draft of a record that waits for translation; its key stands in the address, so that a reload finds it. */
export function Workbench(props: WorkbenchProps) {
  const { type, opened } = props;
  const [search, setSearch] = useSearchParams();
  const words = usePhrases(translationPhrases);
  const asked = search.get('draft');
  const draftKey = asked !== null && DRAFT_KEY.test(asked) ? asked : null;
  const editing = useDraft(
    type,
    { id: opened.record.id, draftKey },
    {
      onNewKey: (key) =>
        setSearch(
          (now) => {
            now.set('draft', key);
            return now;
          },
          { replace: true },
        ),
      onCreated: () => undefined,
    },
  );
  if (!isReady(editing)) return <Page title={words.title} />;
  return <Texts {...props} editing={editing} />;
}

const none: readonly string[] = [];

const without = (names: readonly string[], path: string) => names.filter((one) => one !== path);

/** Every text of the record, its original beside its translation. */
function Texts({ type, opened, filters, onDone, children, editing }: WorkbenchProps & { editing: Editing }) {
  const words = usePhrases(translationPhrases);
  const language = useLanguage();
  const navigate = useNavigate();
  const { sites } = useSession();
  const [isOnlyWaiting, setOnlyWaiting] = useState(false);
  const { key, person, values, record, version, siteId, isUntouched } = editing;
  const stillRight = values.still_right ?? none;
  const from = firstLanguageOf(sites, siteId);
  const rows = useMemo(
    () => translationRows(type, values, { from, due: opened.record.translation_due, stillRight }),
    [type, values, from, opened, stillRight],
  );
  const issues = useIssues(type, editing);
  const waits = (row: TranslationRow) => row.state !== 'done' || stillRight.includes(row.path);
  const waiting = rows.filter(waits);
  const shown = isOnlyWaiting ? waiting : rows;
  const open = rows.find(({ state }) => state !== 'done');
  const first = open?.pathOfTranslation;
  const name = recordName(type, opened.record, language) ?? words.noName;
  const list = `/translations?${filters}`;

  const write = (next: FormValues, changed: readonly string[]) => changeDraft(key, next, '', changed);
  const change = (row: TranslationRow, value: unknown) => {
    const { still_right: _, ...rest } = withValueAt(values, row.pathOfTranslation, value);
    const others = without(stillRight, row.path);
    write(others.length > 0 ? { ...rest, still_right: others } : rest, [row.pathOfTranslation]);
  };
  const toggleRight = (path: string) => {
    const { still_right: _, ...rest } = values;
    const others = without(stillRight, path);
    const next = others.length < stillRight.length ? others : [...others, path];
    write(next.length > 0 ? { ...rest, still_right: next } : rest, []);
  };

  const goOn = async () => {
    const next = await nextWaiting(filters, cursorOf(type, opened.record));
    if (!next) toastSuccess(words.through);
    void navigate(next ? addressOfWaiting(next, filters) : list);
  };
  const skipping = useWrite({ mutationFn: goOn, onError: toastFailure });
  const saving = useWrite({
    mutationFn: () => saveMerged(type, { id: opened.record.id, version }, values),
    onSuccess: () => {
      toastSuccess(words.saved(name));
      void discardDraft(person, key).catch(toastFailure);
      void queries.invalidateQueries({ queryKey: queryKeys.translations.all });
      onDone();
      skipping.mutate();
    },
    onError: (failed) => {
      const { status, problem } = failed instanceof FetchFailed ? failed : {};
      if (status === 409) {
        // Both changed the same text: the choice between the two is the one of every form.
        void navigate(`${addressOfType(type)}/${opened.record.id}/edit/conflict?draft=${key}`);
      } else if (status === 422 && problem?.errors?.[0]) {
        setDraftIssues(key, problem.errors);
        focusField(problem.errors[0].path);
      } else toastFailure(failed);
    },
  });
  const isSending = saving.isPending || skipping.isPending;
  const save = () => {
    if (isSending) return;
    if (isUntouched) skipping.mutate();
    else saving.mutate();
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
    else if (event.key === 'F9' && !isSending) skipping.mutate();
    else if (event.key === 'F8') {
      const path = document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row;
      const at = rows.findIndex((row) => row.path === path);
      if (rows[at]?.state !== 'changed') return;
      toggleRight(rows[at].path);
      const next = rows.slice(at + 1).find(({ state }) => state !== 'done');
      if (next) focusField(next.pathOfTranslation);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    // Before an editor of long texts, which has keys of its own.
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, []);
  const [startsAt] = useState(first);
  useEffect(() => {
    if (startsAt !== undefined) focusField(startsAt);
  }, [startsAt]);

  const site = sites.find(({ id }) => id === siteId);
  const isStale = record !== undefined && record.version !== version;
  return (
    <Page
      title={name}
      lead={words.of(type.labels[language].one, site?.name ?? words.ofGroup)}
      back={{ to: list, label: words.back }}
      actions={
        <Button component={Link} variant="default" to={`${addressOfType(type)}/${opened.record.id}/edit`}>
          {words.whole}
        </Button>
      }
      isWide
    >
      {children}
      {isStale && <p className="quiet">{words.elsewhere(record.updated_by ?? words.somebody)}</p>}
      <Switch
        label={words.onlyWaiting(waiting.length)}
        checked={isOnlyWaiting}
        onChange={(event) => setOnlyWaiting(event.currentTarget.checked)}
      />
      {open === undefined && <p role="status">{words.allDone}</p>}
      <IsLocalized value>
        <FirstLanguage value={from}>
          <ul className={`plain ${styles.rows}`}>
            {shown.map((row) => {
              const was = opened.was[row.path];
              return (
                <Row
                  key={row.path}
                  type={type}
                  values={values}
                  row={row}
                  from={from}
                  was={typeof was === 'string' ? was : undefined}
                  isRight={stillRight.includes(row.path)}
                  siteId={siteId}
                  issues={issues}
                  onChange={(_path, value) => change(row, value)}
                  onStillRight={toggleRight}
                />
              );
            })}
          </ul>
        </FirstLanguage>
      </IsLocalized>
      <p className={styles.keys}>{words.keys}</p>
      <div className={styles.foot}>
        <Button variant="default" loading={skipping.isPending} onClick={() => skipping.mutate()}>
          {words.skip}
        </Button>
        <DraftStatus draftKey={key} />
        <Button loading={isSending} onClick={save}>
          {isUntouched ? words.next : words.save}
        </Button>
      </div>
    </Page>
  );
}

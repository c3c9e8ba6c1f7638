import { Button, Radio } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import type { Mark } from '../../../domain/workflow/changes.ts';
import type { Difference, Side, Sides } from '../../../domain/workflow/difference.ts';
import { mergeRecords } from '../../../domain/workflow/merge.ts';
import { entriesOf } from '../../../domain/lists/entry-index.ts';
import { entryMark } from '../../../domain/lists/entry-name.ts';
import { nextStep } from '../../../domain/workflow/next-step.ts';
import type { Step as AnyStep } from '../../../domain/workflow/step.ts';
import { formValues } from '../../../domain/workflow/values-of.ts';
import { Page } from '../../shell/page/page.tsx';
import styles from './conflict-step.module.css';
import { storeChoices, storedChoices } from '../draft/device-copies.ts';
import { rebaseDraft } from '../draft/draft-store.ts';
import { type Editing, isReady, useEditing } from '../draft/use-editing.ts';
import { FormNotReady } from '../form/not-ready.tsx';
import { revisionQuery } from '../history/revisions.ts';
import { StepSkeleton } from './step-skeleton.tsx';
import { useWorkflow } from '../use-workflow.tsx';
import { formatBreadcrumb } from '../../inputs/entries/format-value.ts';
import { Value } from '../values/value.tsx';
import { sinceThen } from '../when.ts';
import { recordName, type StaffRecord } from '../records/staff-record.ts';
import common from '../workflow.module.css';

type Step = Extract<AnyStep, { kind: 'custom'; name: 'conflict' }>;

export default function ConflictStep({ step }: { readonly step: Step }) {
  const { type } = useWorkflow();
  const editing = useEditing(step.id, step.draft);
  const version = isReady(editing) ? editing.version : null;
  const began = useQuery({ ...revisionQuery(type, step.id, version), retry: false });
  if (!isReady(editing) || !editing.record) {
    return <FormNotReady {...(isReady(editing) ? { error: null, tryAgain: () => undefined } : editing)} />;
  }
  // Without the version both began with every difference is a choice.
  if (began.isLoading) return <StepSkeleton />;
  const base = began.data ? formValues(type, began.data.record) : null;
  const { record } = editing;
  return <Conflict key={record.version} step={step} editing={editing} theirs={record} base={base} />;
}

interface ConflictProps {
  readonly step: Step;
  readonly editing: Editing;
  readonly theirs: StaffRecord;
  readonly base: object | null;
}

/** Two people saved the same record: both versions field by field, and nothing is lost. */
function Conflict({ step, editing, theirs, base }: ConflictProps) {
  const { type, workflow, phrases, language, dispatch, addressOf } = useWorkflow();
  const { conflict } = phrases;
  const { key, person, values } = editing;
  const [choices, setChoices] = useState(() => storedChoices(person, key, theirs.version));
  const { differences, values: merged } = useMemo(
    () => mergeRecords(type, base, values, formValues(type, theirs), choices),
    [type, base, values, theirs, choices],
  );
  const open = differences.filter(({ path, suggested }) => !choices[path] && !suggested).length;

  function choose(next: Sides) {
    setChoices(next);
    storeChoices(person, key, { version: theirs.version, choices: next });
  }
  const all = (side: Side) => choose(Object.fromEntries(differences.map(({ path }) => [path, side])));
  function resolve() {
    rebaseDraft(key, merged, theirs.version);
    dispatch({ is: 'resolved' }, { replace: true });
  }
  const name = recordName(type, theirs, language) ?? phrases.noName;
  const who = theirs.updated_by ?? phrases.form.somebody;
  return (
    <Page
      title={conflict.title(name)}
      lead={conflict.lead(who, sinceThen(theirs.updated_at, language))}
      back={{
        to: addressOf(nextStep(workflow, step, { is: 'part', part: workflow.parts[0]!.key })),
        label: phrases.back,
      }}
      isWide
    >
      {differences.length === 0 && <p className={common.notice}>{conflict.same}</p>}
      {differences.length > 1 && (
        <p className={common.buttons}>
          <Button variant="default" onClick={() => all('mine')}>
            {conflict.allMine}
          </Button>
          <Button variant="default" onClick={() => all('theirs')}>
            {conflict.allTheirs}
          </Button>
        </p>
      )}
      <div className={styles.differences}>
        {differences.map((difference) => (
          <ChoiceOfSide
            key={difference.path}
            difference={difference}
            chosen={choices[difference.path] ?? difference.suggested}
            onChoose={(side) => choose({ ...choices, [difference.path]: side })}
          />
        ))}
      </div>
      <div className={common.foot}>
        <Button component={Link} to={addressOf(nextStep(workflow, step, { is: 'back' }))} variant="default">
          {phrases.back}
        </Button>
        <span role="status" className={common.kept}>
          {open > 0 && conflict.open(open)}
        </span>
        <Button disabled={open > 0} onClick={resolve}>
          {conflict.resolve}
        </Button>
      </div>
    </Page>
  );
}

interface ChoiceOfSideProps {
  readonly difference: Difference;
  readonly chosen: Side | null;
  readonly onChoose: (side: Side) => void;
}

function ChoiceOfSide({ difference, chosen, onChoose }: ChoiceOfSideProps) {
  const { phrases, language } = useWorkflow();
  const { conflict } = phrases;
  const { breadcrumb, suggested, path, about } = difference;
  const what = formatBreadcrumb(breadcrumb, language);
  const name = about === 'order' ? conflict.orderOf(what) : about === 'list' ? conflict.placeOf(what) : what;
  const label = difference.language
    ? phrases.form.fieldIn(name, phrases.languageNames[difference.language])
    : name;
  const notes = { mine: conflict.onlyYou, theirs: conflict.onlyThey };
  return (
    <Radio.Group
      label={label}
      description={suggested ? notes[suggested] : conflict.both}
      value={chosen}
      onChange={onChoose}
    >
      <div className={styles.sides}>
        {(['mine', 'theirs'] as const).map((side) => (
          <div className={styles.side} key={side} data-chosen={chosen === side || undefined}>
            <Radio value={side} name={path} label={conflict[side]} aria-describedby={`${path}-${side}`} />
            <div id={`${path}-${side}`}>
              <SideValue difference={difference} side={side} />
            </div>
          </div>
        ))}
      </div>
    </Radio.Group>
  );
}

/** What one side says: a value, an entry that the other side lacks, or the order of a list. */
function SideValue({ difference, side }: { readonly difference: Difference; readonly side: Side }) {
  const { phrases, language: reader } = useWorkflow();
  const { field, about, language } = difference;
  const value = difference[side];
  if (about === 'list') return <span>{formatBreadcrumb(value as readonly Mark[], reader)}</span>;
  if (about === 'order') {
    const names = entriesOf(value).map((entry, place) => entryMark(field, entry, place));
    return <span>{names.join(', ')}</span>;
  }
  if (about === 'entry' && value === null) return <span className="quiet">{phrases.conflict.notThere}</span>;
  return <Value field={field} value={value} isEntry={about === 'entry'} lang={language ?? undefined} />;
}

import { Button } from '@mantine/core';
import { type SyntheticEvent, useEffect, useMemo, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { writtenAs } from '../../../domain/record/written-as.ts';
import { nextStep } from '../../../domain/workflow/next-step.ts';
import { type FormStep as Step, partOfPath } from '../../../domain/workflow/step.ts';
import { formValues } from '../../../domain/workflow/values-of.ts';
import { focusField, PartForm, type PartFormProps } from '../../inputs/index.ts';
import { useSession } from '../../session.tsx';
import { Page } from '../../shell/page/page.tsx';
import { changeDraft } from '../draft/draft-store.ts';
import { Unfinished } from '../draft/unfinished.tsx';
import { type Editing, isReady, useEditing } from '../draft/use-editing.ts';
import { changedFields, remainingStillRight } from '../form/changed-fields.ts';
import { EntryNote } from '../form/entry-note.tsx';
import { DraftStatus } from '../form/draft-status.tsx';
import { FormNotReady } from '../form/not-ready.tsx';
import { IssueList } from '../form/issue-list.tsx';
import { Progress } from '../form/progress.tsx';
import { useIssues } from '../form/use-issues.ts';
import { BesideForm, shownBeside } from '../canvas/beside-form.tsx';
import { BlockComments } from '../comments/block-comments.tsx';
import { PageComments } from '../comments/page-comments.tsx';
import { pageFieldsOf } from '../canvas/page-slices.ts';
import { PlacedOn } from '../canvas/placed-on.tsx';
import { PageResults } from '../draws/page-results.tsx';
import { PopUpClashes } from '../pop-ups/pop-up-clashes.tsx';
import { useWorkflow } from '../use-workflow.tsx';
import { recordName } from '../records/staff-record.ts';
import styles from '../workflow.module.css';

export default function FormStep({ step }: { readonly step: Step }) {
  const editing = useEditing(step.id, step.draft);
  return isReady(editing) ? <Form step={step} editing={editing} /> : <FormNotReady {...editing} />;
}

/** One part of the form: a question, its fields, and the way on. */
function Form({ step, editing }: { readonly step: Step; readonly editing: Editing }) {
  const { type, workflow, phrases, noun, language, may, whyNotCreate, dispatch, go, addressOf } =
    useWorkflow();
  const { sites } = useSession();
  const { state } = useLocation() as { state: { focus?: string } | null };
  const { key, values, record, siteId, isUntouched, isNotTheirs } = editing;
  // Whoever writes words alone makes no new record.
  const mayEdit = step.id === null ? whyNotCreate === undefined : may.edit;
  const notice = step.id === null ? whyNotCreate : may.why || undefined;
  const wanted = state?.focus;
  const place = workflow.parts.findIndex(({ key: one }) => one === step.part);
  const part = workflow.parts[place]!;
  const [tried, setTried] = useState<readonly string[]>(wanted === undefined ? [] : [step.part]);
  const issues = useIssues(type, editing);
  const own = issues.filter(({ path }) => partOfPath(workflow, path) === step.part);
  const isTried = tried.includes(step.part) || wanted !== undefined;
  const site = sites.find(({ id }) => id === siteId);
  const { localized, firstLanguage } = writtenAs(type, values, site);
  const shown = useMemo(
    () => ({ ...values, translation_due: record?.translation_due ?? [] }),
    [values, record],
  );

  useEffect(() => {
    if (wanted !== undefined) focusField(wanted);
  }, [wanted]);

  const change: PartFormProps['onChange'] = (next) => {
    const typed = remainingStillRight(values, formValues(type, next));
    changeDraft(key, typed, step.part, changedFields(values, typed));
  };
  function goOn(event: SyntheticEvent) {
    event.preventDefault();
    const [first] = mayEdit ? own : [];
    if (!first) return dispatch({ is: 'next' });
    setTried((before) => [...before, step.part]);
    focusField(first.path);
  }
  function open(path: string) {
    const within = partOfPath(workflow, path);
    if (within === step.part) focusField(path);
    else go({ ...step, part: within }, { focus: path });
  }
  const name = type.onePerSite ? noun.one : (recordName(type, values, language) ?? phrases.noName);
  const pages = pageFieldsOf(type);
  const hasBlocks = pages !== undefined && part.fields.includes(pages.versions?.list ?? pages.slices);
  const isChosen = workflow.choosesPart && step.id !== null;
  const after = nextStep(workflow, step, { is: 'next' });
  const toReview = mayEdit ? phrases.form.reviewAndSave : phrases.form.review;
  const isStale = record !== undefined && editing.version !== record.version;
  return (
    <div className={styles.withPreview} data-preview={shownBeside(type, siteId)}>
      <Page
        title={part[language]}
        lead={
          <>
            {step.id === null ? phrases.form.create(noun) : phrases.form.edit(name)}
            {' · '}
            {site ? phrases.form.for(site.name) : phrases.form.forGroup}
            {!isChosen && ` · ${phrases.form.stepOf(place + 1, workflow.parts.length)}`}
          </>
        }
        back={{ to: addressOf({ kind: 'menu' }), label: phrases.backTo(noun) }}
        isWide
      >
        {isNotTheirs && <p className={styles.notice}>{phrases.form.notTheirs}</p>}
        {isUntouched && <Unfinished id={step.id} except={key} />}
        {notice !== undefined && <p className={styles.notice}>{notice}</p>}
        {isStale && (
          <p className={styles.notice}>
            {phrases.form.elsewhere(record.updated_by ?? phrases.form.somebody)}
          </p>
        )}
        <Progress values={values} issues={issues} siteId={siteId} />
        <EntryNote step={step} values={values} part={part} />
        {type.name === 'pop_up' && part.fields.includes('pages') && <PopUpClashes editing={editing} />}
        {record && <PlacedOn type={type} recordId={record.id} />}
        {record && <PageResults type={type} part={part} record={record} values={values} />}
        {record && hasBlocks && (
          <PageComments type={type} recordId={record.id} values={values} mayComment={mayEdit} onOpen={open} />
        )}
        {isTried && <IssueList issues={own} values={values} part={step.part} />}
        <form onSubmit={goOn} noValidate className={styles.form}>
          <BlockComments type={type} recordId={record?.id} mayComment={mayEdit}>
            <PartForm
              key={step.part}
              type={type}
              part={part}
              values={shown}
              onChange={change}
              issues={isTried ? own : []}
              siteId={siteId}
              localized={localized}
              firstLanguage={firstLanguage}
              readOnly={!mayEdit}
              wordsIn={mayEdit && !may.change ? may.wordsIn : undefined}
            />
          </BlockComments>
          <div className={styles.foot}>
            <Button
              component={Link}
              to={addressOf(nextStep(workflow, step, { is: 'back' }))}
              variant="default"
            >
              {phrases.back}
            </Button>
            <DraftStatus draftKey={key} />
            <span className={styles.buttons}>
              {mayEdit && step.id !== null && after.kind !== 'review' && (
                <Button
                  component={Link}
                  to={addressOf(nextStep(workflow, step, { is: 'to-review' }))}
                  variant="default"
                >
                  {phrases.form.reviewAndSave}
                </Button>
              )}
              <Button type="submit">{after.kind === 'review' ? toReview : phrases.next}</Button>
            </span>
          </div>
        </form>
      </Page>
      <BesideForm
        draftKey={key}
        type={type}
        siteId={siteId}
        recordId={record?.id}
        part={part}
        onChange={mayEdit && may.change ? change : undefined}
        onOpen={open}
      />
    </div>
  );
}

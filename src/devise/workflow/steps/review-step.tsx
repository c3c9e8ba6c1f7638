import { postDateOf } from '../../../domain/record/post-date.ts';
import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { changesBetween } from '../../../domain/workflow/changes.ts';
import { nextStep } from '../../../domain/workflow/next-step.ts';
import { partOfPath, type ReviewStep as Step } from '../../../domain/workflow/step.ts';
import { writtenAs } from '../../../domain/record/written-as.ts';
import { untranslatedTexts } from '../../../domain/record/untranslated.ts';
import { FetchFailed } from '../../../web/fetch.ts';
import { labelOf } from '../../inputs/field/field-label.tsx';
import { toastFailure, toastSuccess } from '../../toasts.ts';
import { queries } from '../../queries.ts';
import { useSession } from '../../session.tsx';
import { useSiteView } from '../../site-view.tsx';
import { Page } from '../../shell/page/page.tsx';
import { useWrite } from '../../use-write.ts';
import { rememberAction } from '../last-action.ts';
import { attachDraft, discardDraft, setDraftIssues } from '../draft/draft-store.ts';
import { AlreadyCreated } from '../draft/already-created.ts';
import { type Editing, isReady, useEditing } from '../draft/use-editing.ts';
import { DraftStatus } from '../form/draft-status.tsx';
import { FormNotReady } from '../form/not-ready.tsx';
import { IssueList } from '../form/issue-list.tsx';
import { Progress } from '../form/progress.tsx';
import { useIssues } from '../form/use-issues.ts';
import { BesideForm, shownBeside } from '../canvas/beside-form.tsx';
import { PublicationChoiceFields } from '../publication/publication-choice.tsx';
import { SentBack } from '../publication/sent-back.tsx';
import { usePublicationChoice } from '../publication/use-publication-choice.ts';
import { createRecord, recordQuery } from '../records/records.ts';
import { saveMerged, useNeedsChoice } from '../records/save-merged.ts';
import { useWorkflow } from '../use-workflow.tsx';
import { Changes } from '../values/changes.tsx';
import { isOfRepetition, repetitionChange } from '../values/repetition-change.ts';
import type { StaffRecord } from '../records/staff-record.ts';
import styles from '../workflow.module.css';

export default function ReviewStep({ step }: { readonly step: Step }) {
  const editing = useEditing(step.id, step.draft);
  return isReady(editing) ? <Review step={step} editing={editing} /> : <FormNotReady {...editing} />;
}

/** What changes, before and after, before guests see it. */
function Review({ step, editing }: { readonly step: Step; readonly editing: Editing }) {
  const { type, workflow, phrases, noun, language, may, whyNotCreate, dispatch, go, addressOf } =
    useWorkflow();
  const { sites } = useSession();
  const { setSite } = useSiteView();
  const { review } = phrases;
  const { key, person, values, record, siteId, version, isNotTheirs } = editing;
  const isNew = step.id === null;
  const mayEdit = isNew ? whyNotCreate === undefined : may.edit;
  const notice = isNew ? whyNotCreate : may.why || undefined;
  const issues = useIssues(type, editing);
  const changes = useMemo(() => changesBetween(type, record ?? null, values), [type, record, values]);
  const repetition = changes.some(({ path }) => isOfRepetition(path))
    ? repetitionChange(type, record, values, language)
    : undefined;
  const { localized: isLocalized, firstLanguage: from } = writtenAs(
    type,
    values,
    sites.find(({ id }) => id === siteId),
  );
  const gaps = isLocalized ? untranslatedTexts(type, values, { from }).length : 0;
  const stillRight = (values.still_right ?? []).flatMap((name) => {
    const field = type.fields[name];
    return field ? [labelOf(field, language)] : [];
  });
  const isStale = record !== undefined && record.version !== version;
  const needsChoice = useNeedsChoice(type, record, version, values);

  const publication = usePublicationChoice({ type, record, siteId, may });
  const { publish, askIfChosen } = publication;

  const saving = useWrite({
    mutationFn: async () => {
      const saved =
        step.id === null
          ? { record: await createRecord(type, { siteId, key, publish }, values), mergedWith: null }
          : await saveMerged(type, { id: step.id, version, publish }, values);
      await askIfChosen(saved.record);
      return saved;
    },
    onSuccess: ({ record: saved, mergedWith }) => {
      if (mergedWith !== null) toastSuccess(review.merged(mergedWith));
      const did = isNew ? 'created' : 'saved';
      rememberAction({ type: type.name, id: saved.id, did, version: saved.version });
      void discardDraft(person, key).catch(toastFailure);
      // Whoever has made a site goes on with its pages.
      if (isNew && type.scope === 'itself') setSite(saved.id);
      dispatch({ is: 'did', id: saved.id, did }, { replace: true });
    },
    onError: (failed) => {
      if (failed instanceof AlreadyCreated) {
        attachDraft(key, { id: failed.record.id, version: 1 });
        toastSuccess(review.madeBefore(noun));
        go({ kind: 'review', id: failed.record.id, draft: key }, { replace: true });
        return;
      }
      const status = failed instanceof FetchFailed ? failed.status : undefined;
      const { errors = [], current } = (failed instanceof FetchFailed && failed.problem) || {};
      if (publication.showIssues(errors)) return;
      if (status === 409 && step.id !== null) {
        if (current) queries.setQueryData(recordQuery(type, step.id).queryKey, current as StaffRecord);
        dispatch({ is: 'conflicted', draft: key });
      } else if (status === 422 && errors.length > 0) {
        setDraftIssues(key, errors);
        dispatch({ is: 'refused', paths: errors.map(({ path }) => path) }, { focus: errors[0]!.path });
      } else if (status !== 0) {
        toastFailure(failed);
      }
    },
  });
  const isOffline = saving.error instanceof FetchFailed && saving.error.status === 0;
  const mayNot =
    !mayEdit ||
    !publication.isComplete ||
    issues.length > 0 ||
    (changes.length === 0 && stillRight.length === 0 && !isNew);
  return (
    <div className={styles.withPreview} data-preview={shownBeside(type, siteId)}>
      <Page
        title={isNew ? review.titleNew(noun) : review.title(noun)}
        lead={sites.find(({ id }) => id === siteId)?.name ?? phrases.form.forGroup}
        back={{ to: addressOf({ kind: 'menu' }), label: phrases.backTo(noun) }}
        isWide
      >
        {isNotTheirs && <p className={styles.notice}>{phrases.form.notTheirs}</p>}
        {notice !== undefined && <p className={styles.notice}>{notice}</p>}
        {step.id !== null && (
          <SentBack
            type={type}
            recordId={step.id}
            mayPublish={publication.mayPublish}
            isUnchanged={changes.length === 0 && stillRight.length === 0}
          />
        )}
        <Progress values={values} issues={issues} siteId={siteId} />
        <IssueList issues={issues} values={values} />
        {isStale && (
          <p className={styles.notice}>
            {phrases.form.elsewhere(record.updated_by ?? phrases.form.somebody)}
          </p>
        )}
        {gaps > 0 && <p className={styles.notice}>{review.missing[from](gaps)}</p>}
        <section className={styles.answers} aria-labelledby="changes">
          <h2 id="changes">{isNew ? review.says : review.changes(changes.length)}</h2>
          {changes.length === 0 && stillRight.length === 0 && (
            <p className="quiet">{isNew ? review.nothingYet : review.nothing}</p>
          )}
          {changes.length > 0 && <Changes changes={changes} isNew={isNew} repetition={repetition} />}
          {stillRight.length > 0 && <p>{review.stillRight(stillRight.join(', '))}</p>}
        </section>
        {mayEdit && (
          <PublicationChoiceFields
            {...publication}
            type={type}
            record={record}
            siteId={siteId}
            postDate={postDateOf(type, values)}
            onChange={publication.setChoice}
          />
        )}
        {isOffline && (
          <p className={styles.alarm} role="alert">
            {review.offline}
          </p>
        )}
        <div className={styles.foot}>
          <Button component={Link} to={addressOf(nextStep(workflow, step, { is: 'back' }))} variant="default">
            {phrases.back}
          </Button>
          <DraftStatus draftKey={key} />
          {needsChoice ? (
            <Button key="see-both" onClick={() => dispatch({ is: 'conflicted', draft: key })}>
              {review.seeBoth}
            </Button>
          ) : (
            <Button key="save" loading={saving.isPending} disabled={mayNot} onClick={() => saving.mutate()}>
              {publication.saveLabel(isNew) ?? (isNew ? review.create(noun) : review.save)}
            </Button>
          )}
        </div>
      </Page>
      <BesideForm
        draftKey={key}
        type={type}
        siteId={siteId}
        recordId={record?.id}
        onOpen={(path) =>
          go(
            { kind: 'form', id: step.id, part: partOfPath(workflow, path), draft: key, entry: null },
            { focus: path },
          )
        }
      />
    </div>
  );
}

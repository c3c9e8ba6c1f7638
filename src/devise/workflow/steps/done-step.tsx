import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { headNamed } from '../../../content/head-named.ts';
import { type CompletedAction, successMessage } from '../../../domain/message.ts';
import type { Step } from '../../../domain/workflow/step.ts';
import { siteOf } from '../../../domain/record/site-of.ts';
import { toastFailure } from '../../toasts.ts';
import { queryKeys } from '../../query-keys.ts';
import { queries } from '../../queries.ts';
import { useMayList } from '../../session.tsx';
import { addressOfType } from '../../settings-menu.ts';
import { Choice, Choices } from '../../shell/choice/choice.tsx';
import { CheckIcon } from '../../shell/icons.tsx';
import { Page } from '../../shell/page/page.tsx';
import { useWrite } from '../../use-write.ts';
import { forgetAction, UNDO_FOR, undoableAction } from '../last-action.ts';
import { FormNotReady } from '../form/not-ready.tsx';
import { lastKnownQuery } from '../history/revisions.ts';
import { hasPreview } from '../preview/phone-preview.tsx';
import { SeeLive } from '../preview/see-live.tsx';
import { hasAddress, SeeOnSite } from '../preview/see-on-site.tsx';
import { undo } from '../records/records.ts';
import { usePhrases } from '../../staff-language.tsx';
import { publicationPhrases } from '../publication/phrases.ts';
import { PublicationLines } from '../publication/publication-mark.tsx';
import { useWorkflow } from '../use-workflow.tsx';
import { recordName, type RecordState, stateOf } from '../records/staff-record.ts';
import styles from './done-step.module.css';

function secondsLeft(type: string, id: number, did: CompletedAction): number {
  const action = undoableAction(type, id, did);
  return action ? Math.ceil((action.at + UNDO_FOR - Date.now()) / 1000) : 0;
}

/** Seconds left to undo; 0 when there is nothing to undo. */
function useSecondsLeft(type: string, id: number, did: CompletedAction): number {
  const [seconds, setSeconds] = useState(() => secondsLeft(type, id, did));
  const isOver = seconds <= 0;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setSeconds(secondsLeft(type, id, did)), 500);
    return () => clearInterval(timer);
  }, [isOver, type, id, did]);
  return seconds;
}

/** Whether the record is still in the state of the address, which may be opened again after an undo. */
function stillSo(did: CompletedAction, state: RecordState): CompletedAction {
  if (state !== 'live') return state;
  return did === 'deleted' || did === 'archived' ? 'restored' : did;
}

/** What is made next for a new site, which the view has gone on to: the records that its type names. */
function ThenMake() {
  const { type, phrases, language } = useWorkflow();
  const may = useMayList();
  const next = headNamed(type.workflow?.thenMakes ?? '');
  if (!next || !may(next.permission).change) return null;
  return (
    <li>
      <Choice to={addressOfType(next)} label={phrases.done.goOn(next.labels[language].many)} />
    </li>
  );
}

type Done = Extract<Step, { kind: 'done' }>;

/** The end of a workflow: what was done, how to take it back, and what may come next. */
export default function DoneStep({ step: { id, did } }: { readonly step: Done }) {
  const { type, phrases, noun, language, may, whyNotCreate, addressAfter } = useWorkflow();
  const { done } = phrases;
  const publication = usePhrases(publicationPhrases);
  const known = useQuery(lastKnownQuery(type, id));
  const seconds = useSecondsLeft(type.name, id, did);
  const undoing = useWrite({
    mutationFn: () => undo(type, undoableAction(type.name, id, did)!, did),
    onSuccess: async () => {
      forgetAction();
      await queries.invalidateQueries({ queryKey: queryKeys.records.lastKnown(type, id) });
    },
    onError: toastFailure,
  });
  if (!known.data) return <FormNotReady error={known.error} tryAgain={() => void known.refetch()} />;

  const name = recordName(type, known.data, language) ?? phrases.noName;
  const isGone = known.data.deleted_at !== null;
  const isOut = isGone || known.data.archived_at !== null;
  const message = successMessage(type, stillSo(did, stateOf(known.data)), name, language);
  const whyNotEdit = may.edit ? undefined : may.why;
  const list = isGone ? 'trash' : 'archived';
  // A brand, a site: what is never removed cannot be made undone.
  const canBeUndone = did !== 'created' || type.remove !== 'never';
  return (
    <Page title={message.title} back={{ to: addressAfter({ is: 'restart' }), label: phrases.backTo(noun) }}>
      <div className={styles.action} role="status">
        <CheckIcon />
        <p>{undoing.isSuccess ? done.undone : message.text}</p>
        {seconds > 0 && canBeUndone && may.change && !undoing.isSuccess && (
          <span className={styles.undo}>
            <Button variant="default" loading={undoing.isPending} onClick={() => undoing.mutate()}>
              {done.undo}
            </Button>
            <span aria-hidden="true">{done.left(seconds)}</span>
          </span>
        )}
      </div>
      {!isOut && <PublicationLines type={type} record={known.data} />}
      <section className={styles.next} aria-labelledby="next">
        <h2 id="next">{done.next}</h2>
        <Choices>
          {!isOut && hasPreview(type, siteOf(type, known.data)) && (
            <li>
              <SeeLive path={type.path} id={id} language={language} label={done.see} note={done.seeNote} />
            </li>
          )}
          {!isOut && hasAddress(type) && <SeeOnSite type={type} record={known.data} />}
          {did === 'created' && <ThenMake />}
          {!isOut && (
            <li>
              <Choice to={addressAfter({ is: 'edit-again' })} label={done.editAgain(noun)} why={whyNotEdit} />
            </li>
          )}
          {isOut && (
            <li>
              <Choice
                to={addressAfter({ is: 'answered', answer: list })}
                label={isGone ? done.trash : done.archived}
              />
            </li>
          )}
          <li>
            <Choice to={addressAfter({ is: 'again' })} label={done.again(noun)} why={whyNotCreate} />
          </li>
          <li>
            <Choice
              to={addressAfter({ is: 'answered', answer: 'edit' })}
              label={done.search(noun)}
              why={whyNotEdit}
            />
          </li>
          {!isOut && (
            <li>
              <Choice
                to={addressAfter({ is: 'publication-of' })}
                label={publication.manage}
                note={publication.manageNote}
              />
            </li>
          )}
          <li>
            <Choice
              to={addressAfter({ is: 'history-of' })}
              label={phrases.menu.history}
              note={done.undoNote}
            />
          </li>
          <li>
            <Choice
              to={addressAfter({ is: 'restart' })}
              label={done.restart}
              note={phrases.menu.title(noun)}
            />
          </li>
        </Choices>
      </section>
    </Page>
  );
}

import type { ChooseStep as Step } from '../../../domain/workflow/step.ts';
import { entryMark } from '../../../domain/lists/entry-name.ts';
import { entryKey } from '../../../domain/record/leaves.ts';
import { nextStep, type StepEvent } from '../../../domain/workflow/next-step.ts';
import { summaryOf } from '../../inputs/entries/words.ts';
import { Choice, Choices } from '../../shell/choice/choice.tsx';
import { Page } from '../../shell/page/page.tsx';
import { Unfinished } from '../draft/unfinished.tsx';
import { type Editing, isReady, useEditing } from '../draft/use-editing.ts';
import { FormNotReady } from '../form/not-ready.tsx';
import { useWorkflow } from '../use-workflow.tsx';
import { LastChange } from '../last-change.tsx';
import { LiveVersions } from '../versions/live-versions.tsx';
import { usePhrases } from '../../staff-language.tsx';
import { publicationPhrases } from '../publication/phrases.ts';
import { PublicationLines } from '../publication/publication-mark.tsx';
import { recordName } from '../records/staff-record.ts';

export default function ChooseStep({ step }: { readonly step: Step }) {
  const editing = useEditing(step.id, step.draft);
  return isReady(editing) ? <Choose step={step} editing={editing} /> : <FormNotReady {...editing} />;
}

const asValues = (entry: unknown) => (entry ?? {}) as Readonly<Record<string, unknown>>;

/** Which version, where the type has several, and then which part: what was typed so far goes along. */
function Choose({ step, editing }: { readonly step: Step; readonly editing: Editing }) {
  const { type, workflow, phrases, noun, language, may, addressOf, addressAfter } = useWorkflow();
  const { choose } = phrases;
  const publication = usePhrases(publicationPhrases);
  const { values, record, isUntouched, key } = editing;
  const name = (record && recordName(type, record, language)) ?? phrases.noName;
  const field = workflow.entries === undefined ? undefined : type.fields[workflow.entries];
  const entries = (field && (values[workflow.entries!] as readonly unknown[] | null)) ?? [];
  const asksEntry = field !== undefined && step.entry === null && entries.length > 0;
  const why = may.edit ? undefined : may.why;
  const after = (event: StepEvent) => addressOf(nextStep(workflow, step, event));

  const restart = (
    <li key="restart">
      <Choice to={addressAfter({ is: 'restart' })} label={choose.restart} note={choose.restartNote(noun)} />
    </li>
  );
  return (
    <Page
      title={asksEntry ? choose.entryTitle(name) : choose.partTitle(name)}
      lead={record && <LastChange record={record} />}
      back={{ to: after({ is: 'back' }), label: phrases.back }}
    >
      {record && <PublicationLines type={type} record={record} />}
      {asksEntry && type.name === 'special' && <LiveVersions editing={editing} />}
      {isUntouched && <Unfinished id={step.id} except={key} />}
      <Choices>
        {asksEntry
          ? entries.map((entry, place) => (
              <li key={entryKey(entry, place)}>
                <Choice
                  to={after({ is: 'entry', entry: place })}
                  label={entryMark(field, entry, place)}
                  note={summaryOf(asValues(entry), field, language)}
                  why={why}
                />
              </li>
            ))
          : workflow.parts.map((part) => (
              <li key={part.key}>
                <Choice
                  to={after({ is: 'part', part: part.key })}
                  label={part.called[language]}
                  note={part[language]}
                  why={why}
                />
              </li>
            ))}
        {!isUntouched && (
          <li key="review">
            <Choice
              to={after({ is: 'to-review' })}
              label={choose.review}
              note={choose.reviewNote}
              why={why}
            />
          </li>
        )}
        {record && !asksEntry && (
          <li key="publication">
            <Choice
              to={addressAfter({ is: 'publication-of' })}
              label={publication.manage}
              note={publication.manageNote}
            />
          </li>
        )}
        {restart}
      </Choices>
    </Page>
  );
}

import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { nextStep } from '../../../domain/workflow/next-step.ts';
import { editStep } from '../../../domain/workflow/step.ts';
import { Loaded } from '../../shell/page/loaded.tsx';
import { Page } from '../../shell/page/page.tsx';
import { usePhrases } from '../../staff-language.tsx';
import { FormNotReady } from '../form/not-ready.tsx';
import { recordQuery } from '../records/records.ts';
import { recordName, type StaffRecord } from '../records/staff-record.ts';
import { useWorkflow } from '../use-workflow.tsx';
import { sinceThen } from '../when.ts';
import common from '../workflow.module.css';
import { type Copies, copiesQuery, type OtherEnd } from './copies.ts';
import { CopyForm } from './copy-form.tsx';
import { OriginPart } from './origin-part.tsx';
import { copyPhrases } from './phrases.ts';

/** Where a record came from, what it says otherwise, and its copies at other properties. */
export default function CopiesStep({ id }: { readonly id: number }) {
  const { type, workflow, step, phrases, language, addressOf } = useWorkflow();
  const words = usePhrases(copyPhrases);
  const record = useQuery(recordQuery(type, id));
  const copies = useQuery(copiesQuery(type, id));
  if (!record.data) return <FormNotReady error={record.error} tryAgain={() => void record.refetch()} />;
  return (
    <Page
      title={words.title(recordName(type, record.data, language) ?? phrases.noName)}
      lead={words.lead}
      back={{ to: addressOf(nextStep(workflow, step, { is: 'back' })), label: phrases.back }}
    >
      <Loaded of={copies} rows={3}>
        {(known) => <Known known={known} record={record.data} />}
      </Loaded>
    </Page>
  );
}

function Known({ known, record }: { readonly known: Copies; readonly record: StaffRecord }) {
  const { may } = useWorkflow();
  const words = usePhrases(copyPhrases);
  const { origin, copies } = known;
  return (
    <>
      {origin && <OriginPart origin={origin} record={record} />}
      <section className={common.answers} aria-labelledby="copies">
        <h2 id="copies">{words.copies}</h2>
        {copies.length === 0 && <p className="quiet">{words.none}</p>}
        <ul className={`plain ${common.column}`}>
          {copies.map((copy) => (
            <CopyRow key={copy.id} copy={copy} />
          ))}
        </ul>
      </section>
      {may.change ? <CopyForm record={record} known={known} /> : <p className={common.notice}>{may.why}</p>}
    </>
  );
}

function CopyRow({ copy }: { readonly copy: OtherEnd }) {
  const { workflow, language, addressOf } = useWorkflow();
  const words = usePhrases(copyPhrases);
  const { id, is_theirs, site_name, in_step, differs, made_by, made_at } = copy;
  const facts = [
    in_step ? words.inStep : words.onceShort,
    ...(differs.length > 0 ? [words.differs(differs.length)] : []),
    words.by(made_by, sinceThen(made_at, language)),
  ];
  return (
    <li className={common.unfinishedRow}>
      <span>
        <strong>{site_name ?? words.notYours}</strong> · {facts.join(' · ')}
      </span>
      {is_theirs && (
        <Button component={Link} variant="default" to={addressOf(editStep(workflow, id))}>
          {copy.name}
        </Button>
      )}
    </li>
  );
}

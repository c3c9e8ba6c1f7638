import { Button, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { siteOf } from '../../../domain/record/site-of.ts';
import type { TreeRow } from '../../../domain/site/tree-row.ts';
import { type Branch, idsBelow, movedPaths, treeOf } from '../../../domain/site/page-tree.ts';
import type { CustomStep } from '../../../domain/workflow/step.ts';
import { Loaded } from '../../shell/page/loaded.tsx';
import { Page } from '../../shell/page/page.tsx';
import { usePhrases } from '../../staff-language.tsx';
import { FormNotReady } from '../form/not-ready.tsx';
import { PublicationChoiceFields } from '../publication/publication-choice.tsx';
import { usePublicationLanguages } from '../publication/publication-languages.ts';
import { usePublicationChoice } from '../publication/use-publication-choice.ts';
import { recordQuery } from '../records/records.ts';
import { recordName, type StaffRecord } from '../records/staff-record.ts';
import { useWorkflow } from '../use-workflow.tsx';
import workflowStyles from '../workflow.module.css';
import { ChangedAddresses } from './addresses.tsx';
import { treePhrases } from './phrases.ts';
import { treeQuery } from './tree-query.ts';
import styles from './tree.module.css';
import { useMoveBelow } from './use-move-below.ts';

type Step = Extract<CustomStep, { name: 'move' }>;

/** Below which record one is to stand, and what becomes of the addresses, before anything changes. */
export default function MoveStep({ step }: { readonly step: Step }) {
  const { type, language, phrases, noun, addressAfter, may } = useWorkflow();
  const words = usePhrases(treePhrases);
  const record = useQuery(recordQuery(type, step.id));
  const siteId = record.data ? siteOf(type, record.data) : null;
  const tree = useQuery({ ...treeQuery(type, siteId ?? 0), enabled: siteId !== null });
  const { data } = record;
  if (!data) return <FormNotReady error={record.error} tryAgain={() => void record.refetch()} />;
  const name = recordName(type, data, language) ?? phrases.noName;
  return (
    <Page
      title={words.moveTitle(noun, name)}
      back={{ to: addressAfter({ is: 'back' }), label: words.backToTree }}
    >
      {!may.change && <p className={workflowStyles.notice}>{may.why}</p>}
      {may.change && (
        <Loaded of={tree} rows={4}>
          {({ data: pages }) => <Move key={data.version} step={step} record={data} pages={pages} />}
        </Loaded>
      )}
    </Page>
  );
}

interface Target {
  readonly value: string;
  readonly label: string;
}

/** What one may stand below, each by the way to it: 'Stay › Families'. */
const targetsIn = (
  branches: readonly Branch<TreeRow>[],
  refused: ReadonlySet<number>,
  way: readonly string[] = [],
): Target[] =>
  branches.flatMap(({ page, below }) => {
    if (refused.has(page.id)) return [];
    const names = [...way, page.name];
    return [{ value: String(page.id), label: names.join(' › ') }, ...targetsIn(below, refused, names)];
  });

const NONE = '0';
/** Places that are offered at once; typing finds the others. */
const OFFERED = 100;
/** Addresses that are listed; of more nobody reads each. */
const LISTED = 100;

interface MoveProps {
  readonly step: Step;
  readonly record: StaffRecord;
  readonly pages: readonly TreeRow[];
}

function Move({ step, record, pages }: MoveProps) {
  const { type, may, go, addressAfter } = useWorkflow();
  const words = usePhrases(treePhrases);
  const siteId = siteOf(type, record);
  const offered = usePublicationLanguages(type, siteId);
  const publication = usePublicationChoice({ type, record, siteId, may });
  const moving = useMoveBelow(type.workflow!.tree!, record, publication);
  const own = pages.find(({ id }) => id === step.id);
  const targets = useMemo(
    () => [{ value: NONE, label: words.atTop }, ...targetsIn(treeOf(pages), idsBelow(pages, step.id))],
    [pages, step.id, words],
  );
  const below = step.below === 0 ? null : step.below;
  // An address may name what is gone, or what stands below the page itself.
  const isChosen = targets.some(({ value }) => value === String(step.below));
  const isThere = isChosen && below === (own?.parent ?? null);
  const moved = useMemo(
    () => (isChosen && !isThere ? movedPaths(pages, step.id, below) : []),
    [pages, step.id, below, isChosen, isThere],
  );
  const changed = moved.filter(({ from, to }) => offered.some((one) => from[one] !== to[one]));

  if (own?.is_home) return <p className={workflowStyles.notice}>{words.isHome}</p>;
  return (
    <>
      <Select
        label={words.target}
        data={targets}
        value={isChosen ? String(step.below) : null}
        onChange={(value) => {
          moving.forget();
          go({ ...step, below: value === null ? null : Number(value) }, { replace: true });
        }}
        error={moving.problem ?? (isThere ? words.isThere : undefined)}
        maxDropdownHeight={320}
        searchable
        limit={OFFERED}
        allowDeselect={false}
      />
      {isChosen && !isThere && (
        <section className={styles.whole} aria-labelledby="addresses">
          <h2 id="addresses">{changed.length > 1 ? words.addressesOf(changed.length) : words.addresses}</h2>
          {changed.length === 0 ? (
            <p className="quiet">{words.same}</p>
          ) : (
            <>
              <ul className={`plain ${styles.moved}`}>
                {changed.slice(0, LISTED).map(({ page, from, to }) => (
                  <li key={page.id}>
                    <span className={styles.name}>{page.name}</span>
                    <ChangedAddresses from={from} to={to} offered={offered} />
                  </li>
                ))}
              </ul>
              {changed.length > LISTED && <p>{words.others(changed.length - LISTED)}</p>}
              <p className="quiet">{words.leads}</p>
            </>
          )}
        </section>
      )}
      {isChosen && !isThere && (
        <PublicationChoiceFields
          {...publication}
          type={type}
          record={record}
          siteId={siteId}
          onChange={publication.setChoice}
        />
      )}
      <p className={workflowStyles.buttons}>
        <Button
          disabled={!isChosen || isThere || !publication.isComplete}
          loading={moving.isSaving}
          onClick={() => moving.save(below)}
        >
          {words.save}
        </Button>
        <Button component={Link} to={addressAfter({ is: 'back' })} variant="default">
          {words.leave}
        </Button>
      </p>
    </>
  );
}

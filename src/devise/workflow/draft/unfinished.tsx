import { Button } from '@mantine/core';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { DraftFacts } from '../../../domain/workflow/draft-facts.ts';
import { formValues } from '../../../domain/workflow/values-of.ts';
import { firstPart } from '../../../domain/workflow/step.ts';
import { queryKeys } from '../../query-keys.ts';
import { useSession } from '../../session.tsx';
import { useWorkflow } from '../use-workflow.tsx';
import { sinceThen } from '../when.ts';
import { recordName } from '../records/staff-record.ts';
import styles from '../workflow.module.css';
import { deviceCopies } from './device-copies.ts';
import { newerDraft } from './draft.ts';
import { discardDraft, storedDraft, unfinishedDrafts } from './draft-store.ts';

/** How many are offered; whoever has more finds the rest behind them. */
const OFFERED = 3;

interface UnfinishedProps {
  /** The record they were begun on; null for new ones. */
  readonly id: number | null;
  /** The one that is open already. */
  readonly except?: string;
}

/** "You have an unfinished event": what this person began, here or on another device, and did not save. */
export function Unfinished({ id, except }: UnfinishedProps) {
  const { type, workflow, phrases, noun, language, addressOf, may } = useWorkflow();
  const { user } = useSession();
  const mayGoOn = id === null ? may.change : may.edit;
  const [gone, setGone] = useState<readonly string[]>([]);
  const { data: onServer } = useQuery({
    queryKey: queryKeys.drafts.unfinishedOf(type, id),
    queryFn: ({ signal }) => unfinishedDrafts(type.name, id, signal),
    enabled: mayGoOn,
  });

  const here = deviceCopies(user.id).filter((one) => one.type === type.name && one.record_id === id);
  const known = new Map<string, DraftFacts>([...here, ...(onServer ?? [])].map((one) => [one.key, one]));
  const offered = [...known.values()]
    .filter(({ key }) => key !== except && !gone.includes(key))
    .sort((a, b) => (a.updated_at < b.updated_at ? 1 : -1))
    .slice(0, OFFERED);
  const whole = useQueries({
    queries: offered.map(({ key }) => ({
      queryKey: queryKeys.drafts.shown(key),
      queryFn: ({ signal }: { signal: AbortSignal }) => storedDraft({ key, type: type.name }, signal),
      retry: false,
    })),
  });
  if (!mayGoOn || offered.length === 0) return null;

  const nameOf = (key: string, place: number) => {
    const copy = here.find((one) => one.key === key);
    const draft = newerDraft(whole[place]?.data, copy);
    return (draft && recordName(type, formValues(type, draft.values), language)) ?? phrases.noName;
  };
  const title = id === null ? phrases.unfinished.title(noun) : phrases.unfinished.titleOf(noun);
  async function throwAway(key: string) {
    setGone((before) => [...before, key]);
    await discardDraft(user.id, key);
  }
  return (
    <section className={styles.unfinished} aria-label={title}>
      <h2 className={styles.unfinishedTitle}>{title}</h2>
      <ul className="plain">
        {offered.map(({ key, updated_at, step }, place) => {
          const name = nameOf(key, place);
          const part = workflow.parts.some((one) => one.key === step) ? step : firstPart(workflow);
          return (
            <li key={key} className={styles.unfinishedRow}>
              <span>{phrases.unfinished.begun(name, sinceThen(updated_at, language))}</span>
              <span className={styles.buttons}>
                <Button
                  component={Link}
                  to={addressOf({ kind: 'form', id, part, draft: key, entry: null })}
                  aria-label={`${phrases.unfinished.goOn}: ${name}`}
                >
                  {phrases.unfinished.goOn}
                </Button>
                <Button
                  variant="subtle"
                  onClick={() => void throwAway(key)}
                  aria-label={`${phrases.unfinished.throwAway}: ${name}`}
                >
                  {phrases.unfinished.throwAway}
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

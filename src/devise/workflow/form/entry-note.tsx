import { useEffect } from 'react';
import type { FormPart } from '../../../domain/content-type.ts';
import { entryName, fieldsOfEntry } from '../../../domain/lists/entry-name.ts';
import type { FormStep } from '../../../domain/workflow/step.ts';
import type { FormValues } from '../../../domain/workflow/values-of.ts';
import { focusField } from '../../inputs/index.ts';
import { useWorkflow } from '../use-workflow.tsx';
import styles from '../workflow.module.css';

interface EntryNoteProps {
  readonly step: FormStep;
  readonly values: FormValues;
  readonly part: FormPart;
}

/** For people who came to edit one version of a special: says that this part is shared by all versions. */
export function EntryNote({ step: { entry }, values, part }: EntryNoteProps) {
  const { type, workflow, phrases } = useWorkflow();
  const list = workflow.entries;
  const isAsked = list !== undefined && part.fields.includes(list);
  useEffect(() => {
    if (isAsked && entry !== null) focusField(`${list}.${entry}`);
  }, [isAsked, entry, list]);

  const field = list === undefined ? undefined : type.fields[list];
  if (entry === null || !field || isAsked) return null;
  const chosen = (values[list!] as readonly unknown[] | null)?.[entry];
  const name = entryName(chosen, fieldsOfEntry(field, chosen));
  return name ? <p className={styles.notice}>{phrases.choose.holdsForAll(name)}</p> : null;
}

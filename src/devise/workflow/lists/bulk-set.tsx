import { Button, MultiSelect } from '@mantine/core';
import { type SyntheticEvent, useState } from 'react';
import { allContentTypes } from '../../../content/index.ts';
import { type ContentType, isKeptPerLanguage } from '../../../domain/content-type.ts';
import { fieldTypeOf } from '../../../domain/fields/field-types.ts';
import { languages } from '../../../domain/language.ts';
import { bulkFields } from '../../../domain/record/bulk-fields.ts';
import { ownValue } from '../../../domain/record/same-value.ts';
import { type FormValues, formValues } from '../../../domain/workflow/values-of.ts';
import { type FieldIssue, PartForm } from '../../inputs/index.ts';
import { labelOf } from '../../inputs/field/field-label.tsx';
import { useSession } from '../../session.tsx';
import { usePhrases } from '../../staff-language.tsx';
import { useWorkflow } from '../use-workflow.tsx';
import type { BulkRecord } from './bulk-call.ts';
import { bulkPhrases } from './bulk-phrases.ts';
import styles from './table.module.css';

interface BulkSetProps {
  readonly records: readonly BulkRecord[];
  readonly issues: readonly FieldIssue[];
  readonly isSending: boolean;
  readonly onSet: (values: Readonly<Record<string, unknown>>) => void;
  readonly onCancel: () => void;
}

/** Whether a field names records that belong to one site, so that several sites cannot share its value. */
function namesOfSite(type: ContentType, name: string): boolean {
  const field = type.fields[name]!;
  const named = fieldTypeOf(field).names?.(field);
  if (named === undefined || named === 'picture') return false;
  return allContentTypes.find((one) => one.name === named.record)?.scope === 'site';
}

/** The chosen fields alone, as the server takes them. */
function chosenValues(type: ContentType, names: readonly string[], values: FormValues) {
  const spoken = names.filter((name) => isKeptPerLanguage(type.fields[name]!));
  const plain = names.filter((name) => !spoken.includes(name));
  const pick = (from: unknown, some: readonly string[]) =>
    Object.fromEntries(some.map((name) => [name, ownValue(from, name)]));
  const locale = Object.fromEntries(languages.map((one) => [one, pick(values.locale[one], spoken)]));
  return { ...pick(values, plain), ...(spoken.length > 0 ? { locale } : {}) };
}

/** Asks which fields of all selected records change, and to what. */
export function BulkSet({ records, issues, isSending, onSet, onCancel }: BulkSetProps) {
  const { type, language } = useWorkflow();
  const { sites } = useSession();
  const words = usePhrases(bulkPhrases);
  const [names, setNames] = useState<string[]>([]);
  const [values, setValues] = useState(() => formValues(type, {}));
  const siteIds = [...new Set(records.map(({ site_id }) => site_id))];
  const offered = bulkFields(type).filter((name) => siteIds.length === 1 || !namesOfSite(type, name));
  const chosen = offered.filter((name) => names.includes(name));
  const isLocalized = siteIds.some((id) => sites.find((site) => site.id === id)?.localized ?? true);
  const title = words.changeTitle(records.length);
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    onSet(chosenValues(type, chosen, values));
  }
  return (
    <form className={styles.set} onSubmit={submit} aria-label={title} noValidate>
      <h2 className={styles.setTitle}>{title}</h2>
      <p className="quiet">{words.changeLead}</p>
      <MultiSelect
        label={words.fields}
        placeholder={chosen.length === 0 ? words.fieldsPlaceholder : ''}
        data={offered.map((name) => ({ value: name, label: labelOf(type.fields[name]!, language) }))}
        value={chosen}
        onChange={setNames}
        searchable
        data-autofocus
      />
      {chosen.length > 0 && (
        <PartForm
          type={type}
          part={{ key: 'bulk', en: title, es: title, called: { en: title, es: title }, fields: chosen }}
          values={values}
          onChange={setValues}
          issues={issues}
          siteId={siteIds.length === 1 ? siteIds[0]! : null}
          localized={isLocalized}
        />
      )}
      <div className={styles.setFoot}>
        <Button type="submit" loading={isSending} disabled={chosen.length === 0}>
          {words.save(records.length)}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}

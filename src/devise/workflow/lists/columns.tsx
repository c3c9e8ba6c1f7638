import {
  columnVisibilityFeature,
  createColumnHelper,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';
import { type ContentType, isKeptPerLanguage } from '../../../domain/content-type.ts';
import { inLanguage, type Language } from '../../../domain/language.ts';
import { sortsOf } from '../../../domain/record/listing.ts';
import { hasComments } from '../../../domain/record/record-comment.ts';
import { isNothing } from '../../../domain/record/same-value.ts';
import { writtenAs } from '../../../domain/record/written-as.ts';
import { formatPostDate } from '../../../domain/time/time-format.ts';
import { untranslatedTexts } from '../../../domain/record/untranslated.ts';
import { useSession } from '../../session.tsx';
import { labelOf } from '../../inputs/field/field-label.tsx';
import { LastChange } from '../last-change.tsx';
import { NextDate } from '../next-date.tsx';
import { withoutLineBreaks } from '../../inputs/entries/format-value.ts';
import { Value } from '../values/value.tsx';
import { OpenComments } from '../comments/open-comments.tsx';
import { commentPhrases } from '../comments/phrases.ts';
import { publicationPhrases } from '../publication/phrases.ts';
import { PublicationMark } from '../publication/publication-mark.tsx';
import { wallClockHere } from '../when.ts';
import type { StaffRecord } from '../records/staff-record.ts';
import type { listPhrases } from './phrases.ts';
import styles from './table.module.css';

/** Sorting, paging and searching happen on the server; the table manages selection and visible columns. */
export const features = tableFeatures({ rowSortingFeature, rowSelectionFeature, columnVisibilityFeature });

const helper = createColumnHelper<typeof features, StaffRecord>();

type Words = (typeof listPhrases)[Language];

/** What a list shows of a field: a localized one in the reader's language, else in the other. */
function shownValue(type: ContentType, record: StaffRecord, name: string, language: Language): unknown {
  const field = type.fields[name];
  const isLocalized = field !== undefined && isKeptPerLanguage(field);
  const values: Readonly<Record<string, unknown>> = isLocalized
    ? inLanguage(record.locale, language)
    : record;
  return values[name];
}

/** When a record was made, as section 9 writes the dates of posts; an instant, read in the reader's own zone. */
const createdAt = (value: string, language: Language) =>
  withoutLineBreaks(formatPostDate(wallClockHere(value), language));

function fieldColumn(type: ContentType, name: string, language: Language, words: Words) {
  const field = type.fields[name];
  const isFact = name === 'created_at';
  if (!field && !isFact) return [];
  return [
    helper.accessor((record) => shownValue(type, record, name, language), {
      id: name,
      header: field ? labelOf(field, language) : words.created,
      enableSorting: sortsOf(type).includes(name),
      cell: (info) => {
        const value = info.getValue();
        if (isFact && typeof value === 'string')
          return <span className={styles.date}>{createdAt(value, language)}</span>;
        return field && !isNothing(value) ? <Value field={field} value={value} /> : null;
      },
    }),
  ];
}

function Translation({ type, record, words }: { type: ContentType; record: StaffRecord; words: Words }) {
  const { sites } = useSession();
  const { localized, firstLanguage: from } = writtenAs(
    type,
    record,
    sites.find(({ id }) => id === record.site_id),
  );
  const missing = localized ? untranslatedTexts(type, record, { from }).length : 0;
  const due = record.translation_due.length;
  if (missing + due === 0) return <span className="quiet">{words.translated}</span>;
  return [missing > 0 && words.untranslated(missing), due > 0 && words.translationDue(due)]
    .filter(Boolean)
    .join(', ');
}

/** The columns after the name: those of the declaration, then whose, its translation, what guests read, and who changed it last. */
export function columnsOf(type: ContentType, language: Language, words: Words) {
  const isTranslated = Object.values(type.fields).some((field) => field.localized);
  return helper.columns([
    ...(type.workflow?.calendar
      ? [
          helper.accessor(({ id }) => id, {
            id: 'next',
            header: words.next,
            enableSorting: true,
            cell: ({ row }) => <NextDate record={row.original} />,
          }),
        ]
      : []),
    ...(type.workflow?.columns ?? []).flatMap((name) => fieldColumn(type, name, language, words)),
    ...(type.scope === 'site'
      ? [
          helper.accessor((record) => record.site_name, {
            id: 'site_name',
            header: words.site,
            enableSorting: false,
          }),
        ]
      : []),
    ...(isTranslated
      ? [
          helper.display({
            id: 'spanish',
            header: words.translation,
            cell: ({ row }) => <Translation type={type} record={row.original} words={words} />,
          }),
        ]
      : []),
    helper.display({
      id: 'publication',
      header: publicationPhrases[language].column,
      cell: ({ row }) => <PublicationMark type={type} record={row.original} />,
    }),
    ...(hasComments(type)
      ? [
          helper.display({
            id: 'comments',
            header: commentPhrases[language].title,
            cell: ({ row }) => <OpenComments type={type} recordId={row.original.id} />,
          }),
        ]
      : []),
    helper.accessor((record) => record.updated_at, {
      id: 'updated_at',
      header: words.changed,
      enableSorting: true,
      cell: ({ row }) => <LastChange record={row.original} isBrief />,
    }),
  ]);
}

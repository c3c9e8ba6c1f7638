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
import { isNothing } from '../../../domain/record/same-value.ts';
import { formatPostDate } from '../../../domain/time/time-format.ts';
import { untranslatedTexts } from '../../../domain/record/untranslated.ts';
import { labelOf } from '../../inputs/field/field-label.tsx';
import { LastChange } from '../last-change.tsx';
import { withoutLineBreaks } from '../../inputs/entries/format-value.ts';
import { Value } from '../values/value.tsx';
import { publicationPhrases } from '../publication/phrases.ts';
import { PublicationMark } from '../publication/publication-mark.tsx';
import { wallClockHere } from '../when.ts';
import type { StaffRecord } from '../records/staff-record.ts';
import type { listPhrases } from './phrases.ts';

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

/** Section 9: the dates of posts are written out, those of events are short. */
const postDates = new Set(['created_at', 'published_at']);

/** An instant is read in the reader's own zone, a wall clock as it stands. */
const postDate = (value: string, language: Language) =>
  withoutLineBreaks(formatPostDate(value.endsWith('Z') ? wallClockHere(value) : value, language));

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
        if (typeof value === 'string' && postDates.has(name)) return postDate(value, language);
        return field && !isNothing(value) ? <Value field={field} value={value} /> : null;
      },
    }),
  ];
}

function Spanish({ type, record, words }: { type: ContentType; record: StaffRecord; words: Words }) {
  const missing = untranslatedTexts(type, record).length;
  const due = record.translation_due.length;
  if (missing + due === 0) return <span className="quiet">{words.spanishFine}</span>;
  return [missing > 0 && words.spanishMissing(missing), due > 0 && words.spanishDue(due)]
    .filter(Boolean)
    .join(', ');
}

/** The columns after the name: those of the declaration, then whose, its Spanish, what guests read, and who changed it last. */
export function columnsOf(type: ContentType, language: Language, words: Words) {
  const hasSpanish = Object.values(type.fields).some((field) => field.localized);
  return helper.columns([
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
    ...(hasSpanish
      ? [
          helper.display({
            id: 'spanish',
            header: words.spanish,
            cell: ({ row }) => <Spanish type={type} record={row.original} words={words} />,
          }),
        ]
      : []),
    helper.display({
      id: 'publication',
      header: publicationPhrases[language].column,
      cell: ({ row }) => <PublicationMark type={type} record={row.original} />,
    }),
    helper.accessor((record) => record.updated_at, {
      id: 'updated_at',
      header: words.changed,
      enableSorting: true,
      cell: ({ row }) => <LastChange record={row.original} isBrief />,
    }),
  ]);
}

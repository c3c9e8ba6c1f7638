import { Select, Switch, TextInput } from '@mantine/core';
import { type ReactNode, type Ref, useState } from 'react';
import type { ChoiceField } from '../../../domain/fields/choice.ts';
import { CREATED_AT } from '../../../domain/record/listing.ts';
import { publicationStates } from '../../../domain/publication/state.ts';
import { MAX_SEARCH_LENGTH } from '../../../domain/search.ts';
import { labelOf } from '../../inputs/field/field-label.tsx';
import { optionName } from '../../inputs/choice/option-name.ts';
import { SearchIcon } from '../../shell/icons.tsx';
import { useIsPhone } from '../../shell/use-is-phone.ts';
import { usePhrases } from '../../staff-language.tsx';
import { publicationPhrases } from '../publication/phrases.ts';
import { useDebouncedSearch } from '../use-debounced-search.ts';
import { useWorkflow } from '../use-workflow.tsx';
import { listPhrases } from './phrases.ts';
import styles from './table.module.css';
import { choiceFilters, entryFilter, type TableQuery, isYesNoFilter } from './table-query.ts';

interface TableFiltersProps {
  readonly query: TableQuery;
  readonly onQuery: (part: Partial<TableQuery>) => void;
  readonly searchRef: Ref<HTMLInputElement>;
}

/** What narrows a table: words, choices, the property, what lacks Spanish. */
export function TableFilters({ query, onQuery, searchRef }: TableFiltersProps) {
  const { type, noun, language } = useWorkflow();
  const words = usePhrases(listPhrases);
  const publication = usePhrases(publicationPhrases);
  const { typed, type: write, now } = useDebouncedSearch(query.q, (q) => onQuery({ q }));
  const entry = entryFilter(type);
  const hasSpanish = Object.values(type.fields).some((field) => field.localized);

  function filterBy(name: string, value: string | null) {
    const { [name]: _, ...others } = query.filters;
    onQuery({ filters: value ? { ...others, [name]: value } : others });
  }
  return (
    <form
      role="search"
      className={styles.filters}
      onSubmit={(event) => {
        event.preventDefault();
        now();
      }}
    >
      <TextInput
        ref={searchRef}
        type="search"
        label={words.search(noun)}
        maxLength={MAX_SEARCH_LENGTH}
        value={typed}
        onChange={(event) => write(event.currentTarget.value)}
        leftSection={<SearchIcon />}
        autoComplete="off"
        className={styles.search}
      />
      <Folded isOpen={isNarrowed(query)}>
        {choiceFilters(type).map((name) => {
          const field = type.fields[name] as ChoiceField;
          const options = isYesNoFilter(field)
            ? [
                { value: 'true', label: words.yesWord },
                { value: 'false', label: words.noWord },
              ]
            : field.options.map((value) => ({ value, label: optionName(field, value, language) }));
          return (
            <Select
              key={name}
              label={labelOf(field, language)}
              data={options}
              value={query.filters[name] ?? null}
              onChange={(value) => filterBy(name, value)}
              placeholder={words.all}
              clearable
            />
          );
        })}
        <Select
          label={publication.filter}
          data={publicationStates.map((value) => ({ value, label: publication.states[value] }))}
          value={query.publication ?? null}
          onChange={(value) => onQuery({ publication: value ?? undefined })}
          placeholder={words.all}
          clearable
        />
        {type.workflow?.calendar && (
          <TextInput
            type="date"
            max="9999-12-31"
            label={words.onDay}
            value={query.day ?? ''}
            onChange={(event) => onQuery({ day: event.currentTarget.value || undefined })}
          />
        )}
        {entry && (
          <NameFilter
            label={labelOf(entry.field, language)}
            value={query.filters[entry.name] ?? ''}
            onFilter={(value) => filterBy(entry.name, value)}
          />
        )}
        <TextInput
          type="date"
          max="9999-12-31"
          label={words.createdOn}
          value={query.filters[CREATED_AT] ?? ''}
          onChange={(event) => filterBy(CREATED_AT, event.currentTarget.value)}
        />
        <div className={styles.switches}>
          {query.day !== undefined && (
            <Switch
              label={words.wholeWeek}
              checked={query.isWholeWeek}
              onChange={(event) => onQuery({ isWholeWeek: event.currentTarget.checked })}
            />
          )}
          {hasSpanish && (
            <Switch
              label={words.missingOnly}
              checked={query.isMissingOnly}
              onChange={(event) => onQuery({ isMissingOnly: event.currentTarget.checked })}
            />
          )}
          {type.scope === 'site' && (
            <Switch
              label={words.everySite}
              checked={query.isEverySite}
              onChange={(event) => onQuery({ isEverySite: event.currentTarget.checked })}
            />
          )}
        </div>
      </Folded>
    </form>
  );
}

/** Whether something beside the words narrows the table. */
const isNarrowed = ({ filters, publication, day, isMissingOnly, isEverySite }: TableQuery): boolean =>
  isMissingOnly || isEverySite || Boolean(publication ?? day) || Object.keys(filters).length > 0;

/** On a phone the filters would be all of the first screen: there they open by a tap, or where one of them is used. */
function Folded({ isOpen, children }: { readonly isOpen: boolean; readonly children: ReactNode }) {
  const words = usePhrases(listPhrases);
  const isPhone = useIsPhone();
  const [wasOpen] = useState(isOpen);
  if (!isPhone) return children;
  return (
    <details className={styles.folded} open={wasOpen}>
      <summary>{words.filters}</summary>
      <div className={styles.filters}>{children}</div>
    </details>
  );
}

interface NameFilterProps {
  readonly label: string;
  readonly value: string;
  readonly onFilter: (value: string) => void;
}

/** A name, asked for a moment after the last key. */
function NameFilter({ label, value, onFilter }: NameFilterProps) {
  const { typed, type } = useDebouncedSearch(value, onFilter);
  return (
    <TextInput
      label={label}
      maxLength={MAX_SEARCH_LENGTH}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
      autoComplete="off"
    />
  );
}

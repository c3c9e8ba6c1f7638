import { Button, Select, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { contentTypes } from '../../../content/index.ts';
import type { TriggerWarning } from '../../../domain/booking/trigger-warnings.ts';
import { codeNames } from '../../../domain/booking/promo-state.ts';
import type { BookingCodes } from '../../../domain/booking/trigger-index.ts';
import { placeIn } from '../../../domain/countries.ts';
import { ownValue } from '../../../domain/record/same-value.ts';
import { get } from '../../api.ts';
import { nameOrNumber, useEveryRecord, useMayChoose } from '../../inputs/reference/records.ts';
import { queryKeys } from '../../query-keys.ts';
import { useMay } from '../../session.tsx';
import { Loaded } from '../../shell/page/loaded.tsx';
import { Page } from '../../shell/page/page.tsx';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import { screenOf } from '../../workflow/use-workflow.tsx';
import { simulatorPhrases } from './phrases.ts';
import styles from './simulator.module.css';

const type = contentTypes.booking_code_trigger;

type Simulated = BookingCodes & {
  readonly trigger_name: string | null;
  readonly resort_name: string | null;
};

type NamedWarning = TriggerWarning & { readonly name: string; readonly by_name?: string };

const fields = ['resort', 'place', 'address', 'typed', 'day'] as const;
type FieldName = (typeof fields)[number];

/** 'promo SUMMER26, rate FLEX' */
const codesInWords = (codes: BookingCodes): string =>
  codeNames.flatMap((name) => (codes[name] === null ? [] : `${name} ${codes[name]}`)).join(', ');

/** What the visitor gets, as the end of the sentence that the form begins. */
function Outcome({ of: codes }: { readonly of: Simulated }) {
  const phrases = usePhrases(simulatorPhrases);
  const { reason, trigger_name, resort_name } = codes;
  const said = codesInWords(codes);
  return (
    <div className={styles.outcome} role="status">
      <p className={styles.gets}>
        {reason.why === null ? phrases.getsNone : phrases.gets(said, codes.currency)}
      </p>
      <p>
        {reason.why === null ? phrases.whyNone : phrases.why[reason.why](reason.because ?? '', trigger_name)}
      </p>
      {resort_name === null && <p className="quiet">{phrases.unknownResort}</p>}
    </div>
  );
}

function Simulation({ query }: { readonly query: string }) {
  const simulated = useQuery({
    queryKey: queryKeys.bookingCodes.simulation(query),
    queryFn: ({ signal }) => get<Simulated>(`${type.path}/simulation?${query}`, signal),
    staleTime: 0,
  });
  return (
    <Loaded of={simulated} rows={1}>
      {(codes) => <Outcome of={codes} />}
    </Loaded>
  );
}

interface ResortInputProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** By name for whoever may see the resorts, else by its code. */
function ResortInput({ value, onChange }: ResortInputProps) {
  const phrases = usePhrases(simulatorPhrases);
  const language = useLanguage();
  const { resort } = contentTypes;
  const { view } = useMayChoose(resort);
  const records = useEveryRecord(resort, view);
  const data = (records.data ?? []).flatMap((record) => {
    const code = ownValue(record, 'code');
    return typeof code === 'string' ? [{ value: code, label: nameOrNumber(resort, record, language) }] : [];
  });
  if (!view || records.isError) {
    return (
      <TextInput
        label={phrases.resort}
        description={phrases.resortHelp}
        value={value}
        maxLength={80}
        required
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  }
  return (
    <Select
      label={phrases.resort}
      placeholder={phrases.choose}
      data={data}
      value={value || null}
      searchable
      required
      comboboxProps={{ withinPortal: false }}
      onChange={(chosen) => onChange(chosen ?? '')}
    />
  );
}

/** The visitor stands in the address of the screen, so that a colleague can be shown them. */
function Visitor() {
  const phrases = usePhrases(simulatorPhrases);
  const [search, setSearch] = useSearchParams();
  const [values, setValues] = useState(
    () =>
      Object.fromEntries(fields.map((name) => [name, search.get(name) ?? ''])) as Record<FieldName, string>,
  );
  const set = (name: FieldName) => (value: string) => setValues((before) => ({ ...before, [name]: value }));
  const place = search.get('place');
  const isPlaceUnknown = place !== null && placeIn(place) === undefined;
  const asked = new URLSearchParams(
    fields.flatMap((name) => (search.get(name) ? [[name, search.get(name)!]] : [])),
  ).toString();
  const textInput = (name: Exclude<FieldName, 'resort'>, description: string, more: object = {}) => (
    <TextInput
      label={phrases[name]}
      description={description}
      value={values[name]}
      onChange={(event) => set(name)(event.currentTarget.value)}
      {...more}
    />
  );
  return (
    <section aria-labelledby="visitor" className={styles.part}>
      <h2 id="visitor">{phrases.visitor}</h2>
      <form
        className={styles.visitor}
        onSubmit={(event) => {
          event.preventDefault();
          const given = fields.filter((name) => values[name].trim() !== '');
          setSearch(Object.fromEntries(given.map((name) => [name, values[name].trim()])), { replace: true });
        }}
      >
        <ResortInput value={values.resort} onChange={set('resort')} />
        {textInput('place', phrases.placeHelp, {
          maxLength: 80,
          error: isPlaceUnknown && values.place.trim() === place && phrases.unknownPlace(place),
        })}
        {textInput('address', phrases.addressHelp, { maxLength: 2000 })}
        {textInput('typed', phrases.typedHelp, { maxLength: 80 })}
        {textInput('day', phrases.dayHelp, { type: 'date', max: '9999-12-31' })}
        <Button type="submit" disabled={values.resort.trim() === ''}>
          {phrases.go}
        </Button>
      </form>
      {search.get('resort') && !isPlaceUnknown && <Simulation query={asked} />}
    </section>
  );
}

function Warning({ of: warning }: { readonly of: NamedWarning }) {
  const phrases = usePhrases(simulatorPhrases);
  const { is, trigger, name, by_name: by = '' } = warning;
  const cause = 'cause' in warning ? warning.cause : '';
  const resorts = 'resorts' in warning ? warning.resorts.join(', ') : '';
  return (
    <li>
      <Link to={`${screenOf(type)}/${trigger}/edit`}>{name}</Link>{' '}
      {phrases.warning[is]({ by, cause, resorts })}
    </li>
  );
}

function Warnings() {
  const phrases = usePhrases(simulatorPhrases);
  const warnings = useQuery({
    queryKey: queryKeys.bookingCodes.warnings,
    queryFn: ({ signal }) => get<readonly NamedWarning[]>(`${type.path}/warnings`, signal),
    staleTime: 0,
  });
  return (
    <section aria-labelledby="warnings" className={styles.part}>
      <h2 id="warnings">{phrases.warnings}</h2>
      <p className="quiet">{phrases.warningsLead}</p>
      <Loaded of={warnings} rows={2}>
        {(all) =>
          all.length === 0 ? (
            <p>{phrases.noWarnings}</p>
          ) : (
            <ul className={`plain ${styles.warnings}`}>
              {all.map((one, at) => (
                <Warning key={at} of={one} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}

/** What triggers do, before a visitor meets them. */
export function Component() {
  const phrases = usePhrases(simulatorPhrases);
  const { view, why } = useMay(type.permission);
  const back = { to: screenOf(type), label: phrases.triggers };
  if (!view) return <Page title={phrases.title} lead={why} back={back} />;
  return (
    <Page title={phrases.title} lead={phrases.lead} back={back}>
      <Visitor />
      <Warnings />
    </Page>
  );
}

import { Button, NumberInput, Radio, Select, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  bonusBases,
  bonusCurrencies,
  type BonusRules,
  MAX_NIGHTS,
} from '../../../domain/agents/bonus-rules.ts';
import { centsAsText, readCents } from '../../../domain/agents/money.ts';
import { get, savedFirst, send } from '../../api.ts';
import { queries } from '../../queries.ts';
import { queryKeys } from '../../query-keys.ts';
import { useMay } from '../../session.tsx';
import { DotOption, TickOption } from '../../shell/choice/option.tsx';
import { Loaded } from '../../shell/page/loaded.tsx';
import { Page } from '../../shell/page/page.tsx';
import { usePhrases } from '../../staff-language.tsx';
import { toastFailure, toastSuccess } from '../../toasts.ts';
import { useWrite } from '../../use-write.ts';
import { FieldsPart, FormNote } from '../form/settings-form.tsx';
import settings from '../form/settings-form.module.css';
import type { Rules, Summary } from './agent.ts';
import { agentPhrases } from './phrases.ts';
import { summaryQuery } from './summary-query.ts';

interface RulesFormProps {
  readonly rules: Rules;
  readonly resorts: Summary['resorts'];
}

const ownAmounts = ({ resorts }: BonusRules): Record<number, string> =>
  Object.fromEntries(resorts.map(({ resort_id, cents }) => [resort_id, centsAsText(cents)]));

function RulesForm({ rules, resorts }: RulesFormProps) {
  const phrases = usePhrases(agentPhrases);
  const { change, why } = useMay('manage agents');
  const [values, setValues] = useState(rules);
  const [amount, setAmount] = useState(centsAsText(rules.cents));
  const [own, setOwn] = useState(ownAmounts(rules));
  const [isChecked, setIsChecked] = useState(false);
  const isWrong = (text: string) => isChecked && readCents(text) === undefined;
  const set = (some: Partial<Rules>) => setValues((now) => ({ ...now, ...some }));
  const said = Object.entries(own).filter(([, text]) => text.trim() !== '');
  const saving = useWrite<Rules>({
    mutationFn: () =>
      send('PUT', 'agents/rules', {
        ...values,
        cents: readCents(amount),
        resorts: said.map(([id, text]) => ({ resort_id: Number(id), cents: readCents(text) })),
      }),
    onSuccess: (saved) => {
      queries.setQueryData(queryKeys.agents.rules, saved);
      set({ version: saved.version });
      toastSuccess(phrases.savedRules);
    },
    onError: toastFailure,
  });
  const submit = (event: { preventDefault(): void }) => {
    event.preventDefault();
    setIsChecked(true);
    if ([amount, ...said.map(([, text]) => text)].every((text) => readCents(text) !== undefined))
      saving.mutate();
  };
  return (
    <form onSubmit={submit} noValidate>
      <fieldset disabled={!change} className={settings.fields}>
        {!change && <FormNote>{why}</FormNote>}
        {savedFirst(saving.error) !== undefined && <FormNote>{phrases.savedFirst}</FormNote>}
        <NumberInput
          label={phrases.minNights}
          min={1}
          max={MAX_NIGHTS}
          allowDecimal={false}
          value={values.min_nights}
          onChange={(value) => set({ min_nights: Number(value) })}
        />
        <TickOption
          label={phrases.before}
          checked={values.before_arrival}
          onChange={(event) => set({ before_arrival: event.currentTarget.checked })}
        />
        <TextInput
          label={phrases.amount}
          inputMode="decimal"
          value={amount}
          error={isWrong(amount) ? phrases.wrongAmount : undefined}
          onChange={(event) => setAmount(event.currentTarget.value)}
        />
        <Select
          label={phrases.currency}
          data={[...bonusCurrencies]}
          value={values.currency}
          allowDeselect={false}
          onChange={(value) => value && set({ currency: value })}
        />
        <Radio.Group label={phrases.basis} value={values.basis} onChange={(value) => set({ basis: value })}>
          {bonusBases.map((basis) => (
            <DotOption key={basis} value={basis} label={phrases.bases[basis]} />
          ))}
        </Radio.Group>
        <NumberInput
          label={phrases.payableAfter}
          min={0}
          max={365}
          allowDecimal={false}
          value={values.payable_after_days}
          onChange={(value) => set({ payable_after_days: Number(value) })}
        />
        {resorts.length > 0 && (
          <FieldsPart title={phrases.ownAmounts}>
            {resorts.map(({ id, name }) => {
              const text = own[id] ?? '';
              return (
                <TextInput
                  key={id}
                  label={phrases.ownAmount(name)}
                  inputMode="decimal"
                  value={text}
                  error={text.trim() !== '' && isWrong(text) ? phrases.wrongAmount : undefined}
                  onChange={(event) => {
                    const typed = event.currentTarget.value;
                    setOwn((now) => ({ ...now, [id]: typed }));
                  }}
                />
              );
            })}
          </FieldsPart>
        )}
        {change && (
          <div className={settings.buttons}>
            <Button type="submit" loading={saving.isPending}>
              {phrases.saveRules}
            </Button>
          </div>
        )}
      </fieldset>
    </form>
  );
}

/** The rules of Agent Cash Plus. */
export function Component() {
  const phrases = usePhrases(agentPhrases);
  const { view, why } = useMay('manage agents');
  const summary = useQuery({ ...summaryQuery, enabled: view });
  const rules = useQuery({
    queryKey: queryKeys.agents.rules,
    queryFn: ({ signal }) => get<Rules>('agents/rules', signal),
    enabled: view,
  });
  const back = { to: '/agents', label: phrases.back };
  if (!view) return <Page title={phrases.title} lead={why} back={back} />;
  return (
    <Page title={phrases.rulesTitle} lead={phrases.rulesLead} back={back}>
      <Loaded of={rules} rows={6}>
        {(found) => (
          <Loaded of={summary} rows={6}>
            {({ resorts }) => <RulesForm rules={found} resorts={resorts} />}
          </Loaded>
        )}
      </Loaded>
    </Page>
  );
}

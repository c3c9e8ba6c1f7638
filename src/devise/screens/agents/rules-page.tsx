import { NumberInput, Radio, Select, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  bonusBases,
  bonusCurrencies,
  type BonusRules,
  MAX_NIGHTS,
} from '../../../domain/agents/bonus-rules.ts';
import { centsAsText, readCents } from '../../../domain/agents/money.ts';
import { get, send } from '../../api.ts';
import { queries } from '../../queries.ts';
import { queryKeys } from '../../query-keys.ts';
import { useMay } from '../../session.tsx';
import { DotOption, TickOption } from '../../shell/choice/option.tsx';
import { Loaded } from '../../shell/page/loaded.tsx';
import { Page } from '../../shell/page/page.tsx';
import { usePhrases } from '../../staff-language.tsx';
import { toastSuccess } from '../../toasts.ts';
import { FieldsPart, FormNote, SettingsForm } from '../form/settings-form.tsx';
import { useServerForm } from '../form/use-server-form.ts';
import type { Rules, Summary } from './agent.ts';
import { agentPhrases } from './phrases.ts';
import { summaryQuery } from './summary-query.ts';

interface RulesFormProps {
  readonly rules: Rules;
  readonly resorts: Summary['resorts'];
}

interface RuleValues extends Omit<BonusRules, 'cents' | 'resorts'> {
  readonly amount: string;
  /** Amounts of single resorts, by id; '' for none. */
  readonly own: Readonly<Record<number, string>>;
}

const valuesOf = (rules: Rules): RuleValues => ({
  min_nights: rules.min_nights,
  before_arrival: rules.before_arrival,
  currency: rules.currency,
  basis: rules.basis,
  payable_after_days: rules.payable_after_days,
  amount: centsAsText(rules.cents),
  own: Object.fromEntries(rules.resorts.map(({ resort_id, cents }) => [resort_id, centsAsText(cents)])),
});

const saidOf = (own: RuleValues['own']) => Object.entries(own).filter(([, text]) => text.trim() !== '');

const write = ({ amount, own, ...values }: RuleValues, version: number) =>
  send<Rules>('PUT', 'agents/rules', {
    ...values,
    version,
    cents: readCents(amount),
    resorts: saidOf(own).map(([id, text]) => ({ resort_id: Number(id), cents: readCents(text) })),
  });

const isWrong = (text: string) => readCents(text) === undefined;

function RulesForm({ rules, resorts }: RulesFormProps) {
  const phrases = usePhrases(agentPhrases);
  const { change, why } = useMay('manage agents');
  const take = (saved: Rules) => queries.setQueryData(queryKeys.agents.rules, saved);
  const server = useServerForm({
    keptAs: 'agent-rules',
    initialValues: valuesOf(rules),
    version: rules.version,
    validate: {
      amount: (text: string) => (isWrong(text) ? phrases.wrongAmount : null),
      own: (own: RuleValues['own']) =>
        saidOf(own).some(([, text]) => isWrong(text)) ? phrases.wrongAmount : null,
    },
    write,
    onSaved: (saved) => {
      take(saved);
      toastSuccess(phrases.savedRules);
    },
  });
  const { form } = server;
  const { own } = form.values;
  return (
    <SettingsForm
      of={server}
      isReadOnly={!change}
      save={phrases.saveRules}
      conflict={{
        text: phrases.savedFirst,
        showTheirs: phrases.showTheirs,
        onShowTheirs: (current) => take(current as Rules),
      }}
    >
      {!change && <FormNote>{why}</FormNote>}
      <NumberInput
        label={phrases.minNights}
        min={1}
        max={MAX_NIGHTS}
        allowDecimal={false}
        value={form.values.min_nights}
        onChange={(value) => form.setFieldValue('min_nights', Number(value))}
      />
      <TickOption label={phrases.before} {...form.getInputProps('before_arrival', { type: 'checkbox' })} />
      <TextInput label={phrases.amount} inputMode="decimal" {...form.getInputProps('amount')} />
      <Select
        label={phrases.currency}
        data={[...bonusCurrencies]}
        value={form.values.currency}
        allowDeselect={false}
        onChange={(value) => value && form.setFieldValue('currency', value)}
      />
      <Radio.Group
        label={phrases.basis}
        value={form.values.basis}
        onChange={(value) => form.setFieldValue('basis', value)}
      >
        {bonusBases.map((basis) => (
          <DotOption key={basis} value={basis} label={phrases.bases[basis]} />
        ))}
      </Radio.Group>
      <NumberInput
        label={phrases.payableAfter}
        min={0}
        max={365}
        allowDecimal={false}
        value={form.values.payable_after_days}
        onChange={(value) => form.setFieldValue('payable_after_days', Number(value))}
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
                error={text.trim() !== '' && isWrong(text) && form.errors.own}
                onChange={(event) => form.setFieldValue('own', { ...own, [id]: event.currentTarget.value })}
              />
            );
          })}
        </FieldsPart>
      )}
    </SettingsForm>
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
            {({ resorts }) => <RulesForm rules={found} resorts={resorts} key={found.version} />}
          </Loaded>
        )}
      </Loaded>
    </Page>
  );
}

import { Checkbox, Radio } from '@mantine/core';
import type { ReactNode } from 'react';
import { languages } from '../../../domain/language.ts';
import { DotOption, TickOption } from '../../shell/choice/option.tsx';
import { usePhrases } from '../../staff-language.tsx';
import { FieldsPart } from '../form/settings-form.tsx';
import { rolePhrases } from './phrases.ts';
import type { Role } from './role.ts';
import styles from './roles.module.css';

type Scope = Pick<Role, 'may_change' | 'may_publish' | 'words_only_in'>;
type ScopeName = 'everything' | 'words' | 'nothing';

interface ScopeFieldProps {
  readonly value: Scope;
  readonly error: ReactNode;
  readonly onChange: (scope: Scope) => void;
}

const scopes: Readonly<Record<ScopeName, Omit<Scope, 'may_publish'>>> = {
  everything: { may_change: true, words_only_in: [] },
  words: { may_change: true, words_only_in: languages },
  nothing: { may_change: false, words_only_in: [] },
};

function nameOf({ may_change, words_only_in }: Omit<Scope, 'may_publish'>): ScopeName {
  if (!may_change) return 'nothing';
  return words_only_in.length > 0 ? 'words' : 'everything';
}

/** How far a role's people may change what its permissions name, and whether guests may read it without approval. */
export function ScopeField({ value, error, onChange }: ScopeFieldProps) {
  const phrases = usePhrases(rolePhrases);
  const chosen = nameOf(value);
  return (
    <FieldsPart title={phrases.scope}>
      <Radio.Group
        aria-label={phrases.scope}
        value={chosen}
        error={error}
        onChange={(name) => onChange({ ...value, ...scopes[name as ScopeName] })}
      >
        <DotOption value="everything" label={phrases.everything} />
        <DotOption value="nothing" label={phrases.nothing} />
        {/* Last, so that its languages stand beneath it. */}
        <DotOption value="words" label={phrases.words} description={phrases.wordsNote} />
      </Radio.Group>
      {chosen === 'words' && (
        <Checkbox.Group
          className={styles.languages}
          label={phrases.wordsIn}
          value={[...value.words_only_in]}
          // Without any language the role would change everything: the last one stays.
          onChange={(named) => named.length > 0 && onChange({ ...value, words_only_in: named })}
        >
          {languages.map((one) => (
            <TickOption key={one} value={one} label={phrases.languages[one]} />
          ))}
        </Checkbox.Group>
      )}
      {chosen !== 'nothing' && (
        <TickOption
          label={phrases.publishes}
          description={value.may_publish ? undefined : phrases.publishesNote}
          checked={value.may_publish}
          onChange={(event) => onChange({ ...value, may_publish: event.currentTarget.checked })}
        />
      )}
    </FieldsPart>
  );
}

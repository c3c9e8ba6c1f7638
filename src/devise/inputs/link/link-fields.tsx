import { TextInput } from '@mantine/core';
import { type ComponentType, useRef } from 'react';
import { reference } from '../../../domain/fields/index.ts';
import type { Field, Fields } from '../../../domain/fields/field.ts';
import type { LinkType } from '../../../domain/link.ts';
import { asLinkType, type LinkNeed, needOf, numberOf, telOf } from '../../../domain/link-needs.ts';
import { usePhrases } from '../../staff-language.tsx';
import { problemAt } from '../field/field-problem.ts';
import type { FieldInputProps, Values } from '../field/input-props.ts';
import { inputPhrases } from '../phrases.ts';

interface LinkFieldsProps {
  readonly fields: Fields;
  readonly entry: Values;
  readonly of: (name: string, field: Field) => FieldInputProps;
  readonly change: (update: (entry: Values) => Values) => void;
  readonly Inner: ComponentType<FieldInputProps>;
}

const page = reference({ label: 'Page', es: 'Página', to: 'content_section', required: true });

/** The fields of a link: its kind, its words, and of the rest only what the kind needs. */
export function LinkFields({ fields, entry, of, change, Inner }: LinkFieldsProps) {
  const need = needOf(entry.type as string | null);
  const answers = useRef(new Map<LinkNeed, Values>());
  const isDrawn = (name: string) =>
    name === 'linkurl' ? need !== null && need !== 'page' : name === 'pageId' ? need === 'page' : true;
  const asOtherKind = (held: Values, type: LinkType | null): Values => {
    // Whoever tries another kind and comes back finds the address as it was.
    answers.current.set(needOf(held.type as string | null), held);
    const before = answers.current.get(needOf(type));
    const { linkurl, pageId, ...next } = asLinkType(held, type);
    return { ...next, linkurl: linkurl ?? before?.linkurl ?? null, pageId: pageId ?? before?.pageId ?? null };
  };
  return Object.entries(fields)
    .filter(([name]) => isDrawn(name))
    .map(([name, field]) => {
      const props = of(name, field);
      if (name === 'type') {
        const choose = (type: unknown) => change((held) => asOtherKind(held, type as LinkType | null));
        return <Inner key={name} {...props} onChange={choose} />;
      }
      if (name === 'linkurl') return <Where key={name} {...props} need={need} Inner={Inner} />;
      return <Inner key={name} {...props} field={name === 'pageId' ? page : field} />;
    });
}

type WhereProps = FieldInputProps & {
  readonly need: LinkNeed;
  readonly Inner: ComponentType<FieldInputProps>;
};

function Where({ need, Inner, ...props }: WhereProps) {
  const { link } = usePhrases(inputPhrases);
  const { field, path, value, onChange, problems, readOnly } = props;
  if (need !== 'number') {
    const [label, help] = need === 'file' ? [link.file, link.fileHelp] : [link.address, undefined];
    return (
      <Inner
        {...props}
        field={{ ...field, label, es: label, ...(help && { help: { en: help, es: help } }) }}
      />
    );
  }
  return (
    <TextInput
      id={path}
      type="tel"
      label={link.number}
      description={link.numberHelp}
      value={numberOf(value as string | null)}
      error={problemAt(problems, path)}
      readOnly={readOnly ?? false}
      onChange={(event) => onChange(telOf(event.currentTarget.value))}
    />
  );
}

import { TextInput } from '@mantine/core';
import { type ComponentType, useRef } from 'react';
import { reference } from '../../../domain/fields/index.ts';
import type { Field, Fields } from '../../../domain/fields/field.ts';
import type { LinkType } from '../../../domain/link.ts';
import { asLinkType, type LinkNeed, needOf, numberOf, telOf } from '../../../domain/link-needs.ts';
import type { AddressField } from '../../../domain/fields/address.ts';
import { InnerField } from '../entries/bilingual.tsx';
import { usePhrases } from '../../staff-language.tsx';
import { issueAt } from '../field/field-issue.ts';
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
      const asked = name === 'pageId' ? { ...props, field: page } : props;
      const Draw = name === 'linkurl' && need !== null && need !== 'page' ? where[need] : undefined;
      return <InnerField key={name} {...asked} Inner={Inner} {...(Draw ? { Draw } : {})} />;
    });
}

type WhereProps = FieldInputProps & { readonly Inner: ComponentType<FieldInputProps> };

function AddressOfPage({ Inner, ...props }: WhereProps) {
  const { link } = usePhrases(inputPhrases);
  return <Inner {...props} field={{ ...props.field, label: link.address, es: link.address }} />;
}

function AddressOfFile({ Inner, ...props }: WhereProps) {
  const { link } = usePhrases(inputPhrases);
  const help = { en: link.fileHelp, es: link.fileHelp };
  const field = {
    ...(props.field as AddressField),
    label: link.file,
    es: link.file,
    help,
    offers: 'document',
  } as const;
  return <Inner {...props} field={field} />;
}

function Telephone({ path, value, onChange, issues, readOnly, locale }: WhereProps) {
  const { link, languages } = usePhrases(inputPhrases);
  return (
    <TextInput
      id={path}
      type="tel"
      label={locale ? `${link.number} (${languages[locale]})` : link.number}
      description={link.numberHelp}
      value={numberOf(value as string | null)}
      error={issueAt(issues, path)}
      readOnly={readOnly ?? false}
      onChange={(event) => onChange(telOf(event.currentTarget.value))}
    />
  );
}

/** How the address of a link is asked for, by what the link needs. Components of the module: others would lose the focus. */
const where = { number: Telephone, file: AddressOfFile, address: AddressOfPage };

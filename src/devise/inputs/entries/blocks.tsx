import { Button, Menu } from '@mantine/core';
import type { BlocksField } from '../../../domain/fields/blocks.ts';
import { newEntry } from '../../../domain/fields/blank.ts';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import type { Values } from '../field/input-props.ts';
import { PlusIcon } from '../icons.tsx';
import { inputPhrases } from '../phrases.ts';

interface AddBlockProps {
  readonly field: BlocksField;
  readonly isFull: boolean;
  /** What the list lies in, where it lies in a block: the button of the outer list stands near. */
  readonly inside: string | undefined;
  readonly onAdd: (block: Values) => void;
}

/** Adds a block of the sort that is chosen; where there is one sort alone, at once. */
export function AddBlock({ field, isFull, inside, onAdd }: AddBlockProps) {
  const phrases = usePhrases(inputPhrases);
  const language = useLanguage();
  const types = Object.entries(field.blocks);
  const add = (name: string) => onAdd(newEntry(field.blocks[name]!.fields, { block: name }));
  const [only] = types;
  if (only && types.length === 1) {
    return (
      <Button variant="default" leftSection={<PlusIcon />} disabled={isFull} onClick={() => add(only[0])}>
        {phrases.add(only[1].labels[language])}
      </Button>
    );
  }
  return (
    <Menu withinPortal={false} position="bottom-start" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button variant="default" leftSection={<PlusIcon />} disabled={isFull} aria-haspopup="menu">
          {phrases.addBlock(inside)}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{phrases.whichBlock}</Menu.Label>
        {types.map(([name, { labels }]) => (
          <Menu.Item key={name} onClick={() => add(name)}>
            {labels[language]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** What a block is, said where it has no name of its own, and beside the name it has. */
export const blockLabel = (field: object, entry: Values, language: 'en' | 'es'): string => {
  const { blocks } = field as Partial<BlocksField>;
  return (typeof entry.block === 'string' && blocks?.[entry.block]?.labels[language]) || '';
};

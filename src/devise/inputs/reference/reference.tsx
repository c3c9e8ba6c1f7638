import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { movedEntry, withoutEntry } from '../../../domain/lists/entries.ts';
import type { ReferenceField, ReferencesField } from '../../../domain/fields/reference.ts';
import { titleBeside } from '../../../domain/record/title.ts';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import type { InputProps } from '../field/input-props.ts';
import { Board } from '../order/board.tsx';
import { Handle } from '../order/handle.tsx';
import { useOrdered } from '../order/use-ordered.ts';
import { inputPhrases } from '../phrases.ts';
import { RemoveButton } from '../order/remove-button.tsx';
import { Together } from '../field/together.tsx';
import { useGroupFrame } from '../field/use-frame.tsx';
import { RecordSearch } from './record-search.tsx';
import { type FoundRecord, nameOrNumber, typeNamed, useMayChoose, useRecords } from './records.ts';
import styles from './reference.module.css';

const NONE: readonly number[] = [];

/** One record of another type. */
export function ReferenceInput(props: InputProps<number, ReferenceField>) {
  const { value, onChange } = props;
  const several = (chosen: readonly number[] | null) => onChange(chosen?.at(-1) ?? null);
  return (
    <Chosen
      {...props}
      field={props.field}
      value={typeof value === 'number' ? [value] : NONE}
      onChange={several}
      isOne
    />
  );
}

/** Several records of another type, in the order staff give them. */
export function ReferencesInput(props: InputProps<readonly number[], ReferencesField>) {
  return <Chosen {...props} value={props.value ?? NONE} isOne={false} />;
}

type ChosenProps = Omit<InputProps<readonly number[]>, 'field' | 'value'> & {
  readonly field: ReferenceField | ReferencesField;
  readonly value: readonly number[];
  readonly isOne: boolean;
};

function Chosen({ isOne, ...props }: ChosenProps) {
  const { field, path, value: ids, onChange, siteId } = props;
  const phrases = usePhrases(inputPhrases);
  const language = useLanguage();
  const type = typeNamed(field.to);
  const { view, why } = useMayChoose(type);
  const readOnly = props.readOnly || !view;
  const records = useRecords(type, view ? ids : NONE);
  return (
    <Together {...useGroupFrame(props)}>
      <Board onMove={(from, to) => onChange(movedEntry(ids, from.place, to.place))}>
        <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
          <ol className={styles.chosen}>
            {ids.map((id, place) => (
              <Row
                key={id}
                id={id}
                list={path}
                place={place}
                record={view ? records[place] : null}
                name={nameOf(records[place], id)}
                title={records[place] ? titleBeside(type, records[place], language) : ''}
                isFixed={readOnly || isOne}
                readOnly={readOnly}
                onRemove={() => onChange(withoutEntry(ids, place))}
              />
            ))}
          </ol>
        </SortableContext>
      </Board>
      {!view && <p>{why}</p>}
      {ids.length === 0 && readOnly && <p>{phrases.noEntries}</p>}
      {!readOnly && (
        <RecordSearch type={type} siteId={siteId} without={ids} onChoose={(id) => onChange([...ids, id])} />
      )}
    </Together>
  );

  function nameOf(record: FoundRecord | null | undefined, id: number): string {
    return record ? nameOrNumber(type, record, language) : `#${id}`;
  }
}

interface RowProps {
  readonly id: number;
  readonly list: string;
  readonly place: number;
  readonly record: FoundRecord | null | undefined;
  readonly name: string;
  readonly title: string;
  readonly isFixed: boolean;
  readonly readOnly: boolean;
  readonly onRemove: () => void;
}

function Row({ id, list, place, record, name, title, isFixed, readOnly, onRemove }: RowProps) {
  const phrases = usePhrases(inputPhrases);
  const ordered = useOrdered(id, { list, place, shape: list, name }, isFixed);
  const state =
    record === null
      ? phrases.recordGone
      : record?.deleted_at
        ? phrases.recordDeleted
        : record?.archived_at
          ? phrases.recordArchived
          : '';
  return (
    <li className={styles.row} {...ordered.place}>
      {!isFixed && <Handle handle={ordered.handle} />}
      <span className={styles.name}>
        {record === undefined ? phrases.looking : name}
        {title !== '' && <span className={styles.title}>{title}</span>}
        {state && <span className={styles.state}> {state}</span>}
      </span>
      {!readOnly && <RemoveButton label={phrases.takeOut(name)} onClick={onRemove} />}
    </li>
  );
}

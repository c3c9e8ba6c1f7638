import { Button, Menu } from '@mantine/core';
import { copyOfEntry, newEntry } from '../../../domain/fields/blank.ts';
import { movedEntry, withEntry, withoutEntry } from '../../../domain/lists/entries.ts';
import { untranslatedInEntry } from '../../../domain/record/untranslated.ts';
import { fieldsOfEntry } from '../../../domain/lists/entry-name.ts';
import type { FormValues } from '../../../domain/workflow/values-of.ts';
import { recordNamedBy, StandsFor } from '../../inputs/reference/stands-for.tsx';
import { BinIcon, CopyIcon, DownIcon, DuplicateIcon, PlusIcon, UpIcon } from '../../inputs/icons.tsx';
import { inEitherLanguage, isLanguage, type Language, type Locales } from '../../../domain/language.ts';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import { toastSuccess, toastUndoable } from '../../toasts.ts';
import styles from './canvas.module.css';
import { Act } from './act.tsx';
import { keepCopied, readCopied } from './copied-slice.ts';
import { MakeShared } from './make-shared.tsx';
import {
  type Entry,
  kindOfSlice,
  nameOfSlice,
  type PageFields,
  pasted,
  pathOfSpot,
  slicesOf,
  spotOf,
  versionsOf,
  withSlices,
  withVersion,
} from './page-slices.ts';
import { canvasPhrases } from './phrases.ts';

interface SliceBarProps {
  readonly fields: PageFields;
  readonly values: FormValues;
  readonly chosen: string | null;
  readonly siteId: number | null;
  /** What is typed at this moment; undefined once it has been saved. */
  readonly readValues: () => FormValues | undefined;
  readonly onChange: (values: FormValues) => void;
  readonly onChoose: (entry: string | null) => void;
  /** The language that texts are translated from; undefined where nothing is. */
  readonly from: Language | undefined;
  /** Opens a field of the form. */
  readonly onOpen: (path: string) => void;
}

function titleOf({ title }: Entry, language: Language): string | undefined {
  const said = title as Locales<string | null> | undefined;
  return (said && inEitherLanguage(said, language)) || undefined;
}

/** What can be done with the slice that is chosen in the page, all of it by keyboard. */
export function SliceBar({
  fields,
  values,
  chosen,
  siteId,
  readValues,
  onChange,
  onChoose,
  from,
  onOpen,
}: SliceBarProps) {
  const phrases = usePhrases(canvasPhrases);
  const language = useLanguage();
  const spot = spotOf(values, fields, chosen);
  const { version, place } = spot ?? { version: 0, place: -1 };
  const slices = slicesOf(values, fields, version);
  const slice = spot && slices[place];
  const kindOf = (one: Entry) => kindOfSlice(fields, one, language);
  const nameOf = (one: Entry) => nameOfSlice(fields, one, language);
  const stood = slice && recordNamedBy(slice, fieldsOfEntry(fields.blocks, slice));
  const needsBoth = slice && from && !isLanguage(versionsOf(values, fields)[version]?.only_in);
  const lacking = needsBoth ? untranslatedInEntry(fields.blocks, slice, from) : [];
  const isFull = slices.length >= fields.blocks.maxItems;
  const change = (update: (held: readonly Entry[]) => readonly Entry[]) =>
    onChange(withSlices(withVersion(values, fields, phrases.standing), fields, version, update));
  const put = (entry: Entry) => {
    change((held) => withEntry(held, spot ? place + 1 : held.length, entry));
    onChoose(entry.id as string);
  };
  /** Puts a slice back that was deleted, into what has been typed since. */
  const putBack = (deleted: Entry) => {
    const now = readValues();
    if (!now) return;
    const versionId = versionsOf(values, fields)[version]?.id;
    const at = fields.versions ? versionsOf(now, fields).findIndex(({ id }) => id === versionId) : 0;
    onChange(withSlices(now, fields, at, (held) => withEntry(held, place, deleted)));
    onChoose(deleted.id as string);
  };
  const copied = readCopied();
  return (
    <div className={styles.bar} role="toolbar" aria-label={phrases.bar}>
      <p className={styles.chosen} data-none={!slice || undefined} aria-live="polite">
        {slice ? (
          <>
            <strong>{kindOf(slice)}</strong>{' '}
            {nameOf(slice) === kindOf(slice) ? stood && <StandsFor {...stood} /> : nameOf(slice)}
          </>
        ) : (
          phrases.none
        )}
      </p>
      {spot && from && lacking.length > 0 && (
        <Button variant="subtle" onClick={() => onOpen(`${pathOfSpot(fields, spot)}.${lacking[0]}`)}>
          {phrases.lacking[from](lacking.length)}
        </Button>
      )}
      {slice && (
        <>
          <Act
            label={phrases.up}
            disabled={place === 0}
            onClick={() => change((held) => movedEntry(held, place, place - 1))}
          >
            <UpIcon />
          </Act>
          <Act
            label={phrases.down}
            disabled={place === slices.length - 1}
            onClick={() => change((held) => movedEntry(held, place, place + 1))}
          >
            <DownIcon />
          </Act>
          <Act
            label={phrases.duplicate}
            disabled={isFull}
            onClick={() => put(copyOfEntry(fields.blocks, slice))}
          >
            <DuplicateIcon />
          </Act>
          <Act
            label={phrases.copy}
            onClick={() => {
              keepCopied({ slice, siteId });
              toastSuccess(phrases.copied(nameOf(slice)));
            }}
          >
            <CopyIcon />
          </Act>
          <MakeShared
            fields={fields}
            slice={slice}
            name={titleOf(slice, language) ?? kindOf(slice)}
            siteId={siteId}
            onMade={(placing) => {
              change((held) => held.map((one) => (one.id === slice.id ? placing : one)));
              onChoose(placing.id as string);
            }}
          />
          <Act
            label={phrases.remove}
            onClick={() => {
              change((held) => withoutEntry(held, place));
              onChoose(((slices[place + 1] ?? slices[place - 1])?.id as string | undefined) ?? null);
              toastUndoable(phrases.removed(nameOf(slice)), () => putBack(slice));
            }}
          >
            <BinIcon />
          </Act>
        </>
      )}
      <Menu withinPortal={false} position="bottom-end" withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <Button
            variant="default"
            leftSection={<PlusIcon />}
            aria-haspopup="menu"
            disabled={isFull}
            title={isFull ? phrases.full : undefined}
          >
            {slice ? phrases.addBelow : phrases.add}
          </Button>
        </Menu.Target>
        <Menu.Dropdown mah={420} style={{ overflowY: 'auto' }}>
          {copied && (
            <Menu.Item
              onClick={() => {
                const entry = pasted(fields, copied, siteId);
                if (entry) put(entry);
              }}
            >
              {phrases.paste(nameOf(copied.slice))}
            </Menu.Item>
          )}
          {Object.entries(fields.blocks.blocks).map(([name, { labels, fields: inner }]) => (
            <Menu.Item key={name} onClick={() => put(newEntry(inner, { block: name }))}>
              {labels[language]}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}

import { Autocomplete, Button, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { languages } from '../../domain/language.ts';
import { FetchFailed } from '../../web/fetch.ts';
import { savedFirst } from '../api.ts';
import { queries } from '../queries.ts';
import { messageOf } from '../sign-in/field-messages.ts';
import { Loaded } from '../shell/page/loaded.tsx';
import { usePhrases } from '../staff-language.tsx';
import { toastFailure, toastSuccess } from '../toasts.ts';
import { useWrite } from '../use-write.ts';
import { recordQuery, saveRecord } from '../workflow/records/records.ts';
import { screenOf, useWorkflow } from '../workflow/use-workflow.tsx';
import { CaptionsOfVideo } from './captions-of-video.tsx';
import { FilePreview } from './file-preview.tsx';
import { FocalPoint } from './focal-point.tsx';
import { ItemUses } from './item-uses.tsx';
import { forgetLists, type MediaItem, mediaType, type MediaValues, pictureOf } from './media.ts';
import styles from './media.module.css';
import { mediaPhrases } from './phrases.ts';
import { ReplaceFile } from './replace-file.tsx';

interface MediaDetailsProps {
  readonly id: number;
  /** Folders that there are. */
  readonly folders: readonly string[];
  readonly onClose: () => void;
}

/** What is said of one file, at the side of the library. */
export function MediaDetails({ id, folders, onClose }: MediaDetailsProps) {
  const phrases = usePhrases(mediaPhrases);
  const record = useQuery(recordQuery(mediaType, id));
  const heading = useRef<HTMLElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <aside ref={heading} tabIndex={-1} className={styles.details} aria-label={phrases.title}>
      <Button variant="subtle" onClick={onClose} className={styles.close}>
        {phrases.close}
      </Button>
      <Loaded of={record} rows={3}>
        {/* Another version is typed anew: what others wrote is not mixed into what stands here. */}
        {(item) => <Details item={item as MediaItem} folders={folders} key={(item as MediaItem).version} />}
      </Loaded>
    </aside>
  );
}

const valuesOf = ({
  name,
  folder,
  credit,
  rights_until,
  focal_x,
  focal_y,
  rotation,
  flipped,
  locale,
}: MediaItem): MediaValues => ({
  name,
  folder,
  credit,
  rights_until,
  focal_x,
  focal_y,
  rotation,
  flipped,
  locale: { en: { ...locale.en }, es: { ...locale.es } },
});

const FULL_TURN = 360;
const QUARTER = 90;

/** '270' and a quarter more is upright again. */
const turned = (rotation: string | null, by: number): string | null => {
  const sum = (Number(rotation ?? 0) + by + FULL_TURN) % FULL_TURN;
  return sum === 0 ? null : String(sum);
};

function Details({ item, folders }: { readonly item: MediaItem; readonly folders: readonly string[] }) {
  const phrases = usePhrases(mediaPhrases);
  const { may } = useWorkflow();
  const [values, setValues] = useState(() => valuesOf(item));
  const change = (changes: Partial<MediaValues>) => setValues((now) => ({ ...now, ...changes }));
  const readOnly = !may.change;
  const write = (changes: Partial<MediaValues>) =>
    saveRecord(mediaType, { id: item.id, version: item.version }, { ...values, ...changes });
  const saving = useWrite<unknown, Partial<MediaValues>>({
    mutationFn: write,
    onSuccess: () => {
      toastSuccess(phrases.saved(values.name));
      forgetLists();
    },
    onError: (error) => {
      if (!(error instanceof FetchFailed) || ![409, 422].includes(error.status)) toastFailure(error);
    },
  });
  const { error } = saving;
  const theirs = savedFirst(error);
  const picture = pictureOf(item);
  const focus =
    values.focal_x === null && values.focal_y === null
      ? null
      : { x: values.focal_x ?? 50, y: values.focal_y ?? 50 };
  /** Words of a field in both languages, side by side. */
  const inBoth = (name: 'alt' | 'caption', maxLength: number) => (
    <fieldset className={styles.both}>
      <legend>{phrases[name]}</legend>
      {languages.map((language) => (
        <Textarea
          key={language}
          autosize
          label={phrases.languages[language]}
          lang={language}
          maxLength={maxLength}
          readOnly={readOnly}
          error={messageOf(error, `locale.${language}.${name}`)}
          value={values.locale[language][name] ?? ''}
          onChange={(event) => {
            const { value } = event.currentTarget;
            setValues((now) => ({
              ...now,
              locale: { ...now.locale, [language]: { ...now.locale[language], [name]: value || null } },
            }));
          }}
        />
      ))}
    </fieldset>
  );
  const frame = (changes: Partial<MediaValues>) => {
    change(changes);
    saving.mutate(changes);
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        saving.mutate({});
      }}
    >
      <h2>{item.name}</h2>
      {picture && item.kind === 'picture' && (
        <>
          <h3>{phrases.focus}</h3>
          <FocalPoint
            picture={picture}
            value={focus}
            readOnly={readOnly}
            onChange={(next) => change({ focal_x: next?.x ?? null, focal_y: next?.y ?? null })}
          />
          {!readOnly && (
            <p className={styles.tools}>
              <Button
                variant="default"
                loading={saving.isPending}
                onClick={() =>
                  frame({ rotation: turned(values.rotation, -QUARTER) as MediaValues['rotation'] })
                }
              >
                {phrases.turnLeft}
              </Button>
              <Button
                variant="default"
                loading={saving.isPending}
                onClick={() =>
                  frame({ rotation: turned(values.rotation, QUARTER) as MediaValues['rotation'] })
                }
              >
                {phrases.turnRight}
              </Button>
              <Button
                variant="default"
                loading={saving.isPending}
                onClick={() => frame({ flipped: !values.flipped })}
              >
                {phrases.mirror}
              </Button>
              <Button
                variant="default"
                component={Link}
                to={`${screenOf(mediaType)}/${item.id}/edit/framing`}
              >
                {phrases.crop}
              </Button>
            </p>
          )}
        </>
      )}
      {picture && item.kind !== 'picture' && (
        <img
          src={picture.src}
          className={styles.drawing}
          alt=""
          width={picture.width}
          height={picture.height}
        />
      )}
      {!picture && <FilePreview item={item} readOnly={readOnly} />}
      <TextInput
        label={phrases.name}
        required
        maxLength={160}
        readOnly={readOnly}
        error={messageOf(error, 'name')}
        value={values.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      {item.kind !== 'captions' && inBoth('alt', 300)}
      {item.kind !== 'captions' && inBoth('caption', 500)}
      {item.kind === 'video' && (
        <CaptionsOfVideo values={values} change={change} error={error} readOnly={readOnly} />
      )}
      <Autocomplete
        label={phrases.folder}
        data={[...folders]}
        maxLength={200}
        readOnly={readOnly}
        error={messageOf(error, 'folder')}
        value={values.folder ?? ''}
        onChange={(folder) => change({ folder: folder || null })}
      />
      <TextInput
        label={phrases.credit}
        maxLength={200}
        readOnly={readOnly}
        error={messageOf(error, 'credit')}
        value={values.credit ?? ''}
        onChange={(event) => change({ credit: event.currentTarget.value || null })}
      />
      <TextInput
        type="date"
        max="9999-12-31"
        label={phrases.rights}
        readOnly={readOnly}
        error={messageOf(error, 'rights_until')}
        value={values.rights_until ?? ''}
        onChange={(event) => change({ rights_until: event.currentTarget.value || null })}
      />
      {theirs !== undefined && (
        <div role="alert" className={styles.failed}>
          <p>{phrases.savedFirst}</p>
          <Button
            variant="default"
            onClick={() => queries.setQueryData(recordQuery(mediaType, item.id).queryKey, theirs as never)}
          >
            {phrases.takeTheirs}
          </Button>
        </div>
      )}
      {readOnly && <p className="quiet">{may.why}</p>}
      {!readOnly && (
        <p className={styles.tools}>
          <Button type="submit" loading={saving.isPending}>
            {phrases.save}
          </Button>
          <ReplaceFile item={item} />
          <Button variant="subtle" component={Link} to={`${screenOf(mediaType)}/${item.id}/history`}>
            {phrases.history}
          </Button>
          <Button
            variant="subtle"
            color="red"
            component={Link}
            to={`${screenOf(mediaType)}/${item.id}/delete`}
          >
            {phrases.remove}
          </Button>
        </p>
      )}
      <ItemUses id={item.id} />
    </form>
  );
}

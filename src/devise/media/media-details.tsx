import { Autocomplete, Button, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { languages } from '../../domain/language.ts';
import { FetchFailed } from '../../web/fetch.ts';
import { savedFirst } from '../api.ts';
import { queries } from '../queries.ts';
import { messageOf } from '../sign-in/field-messages.ts';
import { Loaded } from '../shell/page/loaded.tsx';
import { TypedBefore } from '../shell/typed-before.tsx';
import { useIsPhone } from '../shell/use-is-phone.ts';
import { usePhrases } from '../staff-language.tsx';
import { toastFailure, toastSuccess } from '../toasts.ts';
import { useWrite } from '../use-write.ts';
import { recordQuery, saveRecord } from '../workflow/records/records.ts';
import { screenOf, useWorkflow } from '../workflow/use-workflow.tsx';
import { CaptionsOfVideo } from './captions-of-video.tsx';
import { FilePreview } from './file-preview.tsx';
import { PictureFraming } from './framing/picture-framing.tsx';
import type { Framing } from './framing/framing-rules.ts';
import { ItemUses } from './item-uses.tsx';
import {
  forgetLists,
  type MediaItem,
  mediaType,
  type MediaValues,
  mediaValuesOf,
  pictureOf,
} from './media.ts';
import styles from './media.module.css';
import { mediaPhrases } from './phrases.ts';
import { ReplaceFile } from './replace-file.tsx';
import { useTypedValues } from './use-typed-values.ts';

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
  const isPhone = useIsPhone();
  const isThere = record.data !== undefined;
  useEffect(() => heading.current?.focus(), []);
  // On a phone they stand in the place of the list, below the title of the page.
  useEffect(() => {
    if (isPhone && isThere) heading.current?.scrollIntoView({ block: 'start' });
  }, [isPhone, isThere]);
  return (
    <aside ref={heading} tabIndex={-1} className={styles.details} aria-label={phrases.title}>
      <Button variant="subtle" onClick={onClose} className={styles.close}>
        {phrases.close}
      </Button>
      <Loaded of={record} rows={3}>
        {(item) => <Details item={item as MediaItem} folders={folders} key={(item as MediaItem).id} />}
      </Loaded>
    </aside>
  );
}

function Details({ item, folders }: { readonly item: MediaItem; readonly folders: readonly string[] }) {
  const phrases = usePhrases(mediaPhrases);
  const { may } = useWorkflow();
  const { values, version, change: setValues, rebase, startAnew, isTypedBefore } = useTypedValues(item);
  const change = (changes: Partial<MediaValues>) => setValues((now) => ({ ...now, ...changes }));
  const readOnly = !may.change;
  const saving = useWrite<MediaItem, MediaValues>({
    mutationFn: async (sent) => (await saveRecord(mediaType, { id: item.id, version }, sent)) as MediaItem,
    onSuccess: (saved, sent) => {
      rebase(sent, saved);
      toastSuccess(phrases.saved(sent.name));
      forgetLists();
    },
    onError: (error) => {
      if (!(error instanceof FetchFailed) || ![409, 422].includes(error.status)) toastFailure(error);
    },
  });
  const { error } = saving;
  const theirs = savedFirst(error);
  const picture = pictureOf(item);
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
  const frame = (framing: Framing) => {
    change(framing);
    saving.mutate({ ...values, ...framing });
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        saving.mutate(values);
      }}
    >
      <h2>{item.name}</h2>
      {picture && item.kind === 'picture' && (
        <PictureFraming
          // What is being cropped is done once it is saved.
          key={item.version}
          picture={picture}
          framing={values}
          readOnly={readOnly}
          isSaving={saving.isPending}
          onFocus={change}
          onFrame={frame}
        />
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
      {isTypedBefore && theirs === undefined && <TypedBefore className="quiet" onStartAnew={startAnew} />}
      {theirs !== undefined && (
        <div role="alert" className={styles.failed}>
          <p>{phrases.savedFirst}</p>
          <Button
            variant="default"
            onClick={() => {
              startAnew();
              saving.reset();
              queries.setQueryData(recordQuery(mediaType, item.id).queryKey, theirs as never);
            }}
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
          <ReplaceFile item={item} onReplaced={(replaced) => rebase(mediaValuesOf(item), replaced)} />
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

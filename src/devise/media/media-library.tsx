import { Button, NativeSelect, SegmentedControl } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type DragEvent, useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { acceptOf, mediaKinds } from '../../domain/media/media-kinds.ts';
import { WhyNot } from '../shell/choice/why-not.tsx';
import { Page } from '../shell/page/page.tsx';
import { pageIn } from '../shell/page/page-in.ts';
import { PagedList } from '../shell/page/paged-list.tsx';
import { SearchField } from '../shell/search-field.tsx';
import { useSearchParam } from '../shell/use-search-in-address.ts';
import { hasNoFocus } from '../shell/has-no-focus.ts';
import { usePhrases } from '../staff-language.tsx';
import { useWorkflow } from '../workflow/use-workflow.tsx';
import { ChooseFile } from '../choose-file.tsx';
import { foldersQuery, mediaQuery } from './media.ts';
import styles from './media.module.css';
import { MediaCard } from './media-card.tsx';
import { MediaDetails } from './media-details.tsx';
import { mediaPhrases } from './phrases.ts';
import { Uploads } from './uploads.tsx';
import { useUploads } from './use-uploads.ts';

/** What the address says of the library: filters, view, page, and the item that is open. */
function useLibraryAddress() {
  const [search, setSearch] = useSearchParams();
  const set = (name: string, value: string | null, restarts = true) =>
    setSearch((now) => {
      if (restarts) now.delete('page');
      if (value) now.set(name, value);
      else now.delete(name);
      return now;
    });
  return {
    folder: search.get('folder'),
    kind: search.get('kind'),
    view: search.get('view') === 'list' ? 'list' : 'grid',
    page: pageIn(search),
    item: Number(search.get('item')) || null,
    set,
    open: (item: number | null) => set('item', item === null ? null : String(item), false),
  } as const;
}

/** Files of a drag; text and links that are dragged over the page are none. */
const filesOf = ({ dataTransfer }: DragEvent): File[] => [...dataTransfer.files];
const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** The media library: everything that is stored, with folders, search, uploads and the details of one at the side. */
export default function MediaLibrary() {
  const phrases = usePhrases(mediaPhrases);
  const { may, addressAfter } = useWorkflow();
  const { typed, q, type } = useSearchParam();
  const address = useLibraryAddress();
  const { folder, kind, view, page, item, set, open } = address;
  const [isOver, setOver] = useState(false);
  const uploads = useUploads();
  const media = useQuery({ ...mediaQuery({ q, folder, kind, page }), placeholderData: keepPreviousData });
  const { data: folders = [] } = useQuery(foldersQuery);
  const add = (files: readonly File[]) => uploads.add(files, folder);
  const isNarrowed = q !== '' || folder !== null || kind !== null;

  // Whoever closes the details goes on at the file that they were of.
  useEffect(() => {
    if (item === null) return undefined;
    return () => {
      if (hasNoFocus()) document.querySelector<HTMLElement>(`[data-item="${item}"]`)?.focus();
    };
  }, [item]);

  const dropped = {
    onDragOver: (event: DragEvent) => {
      if (!may.change || !hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: (event: DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      if (!may.change || !hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      add(filesOf(event));
    },
  };
  const upload = may.change ? (
    <ChooseFile multiple accept={acceptOf(mediaKinds)} onChange={add}>
      {(button) => <Button {...button}>{phrases.upload}</Button>}
    </ChooseFile>
  ) : (
    <WhyNot why={may.why}>
      <Button>{phrases.upload}</Button>
    </WhyNot>
  );

  return (
    <Page
      title={phrases.title}
      lead={phrases.lead}
      back={{ to: '/settings', label: phrases.settings }}
      actions={upload}
      isWide
    >
      <div
        className={styles.library}
        data-open={item !== null || undefined}
        data-over={isOver || undefined}
        {...dropped}
      >
        <div className={styles.shown}>
          <div className={styles.filters}>
            <SearchField label={phrases.search} value={typed} onType={type} />
            <NativeSelect
              aria-label={phrases.folder}
              value={folder ?? ''}
              onChange={(event) => set('folder', event.currentTarget.value)}
              data={[
                { value: '', label: phrases.allFolders },
                ...folders.map((one) => ({
                  value: one.folder,
                  label: phrases.folderOf(one.folder, one.total),
                })),
              ]}
            />
            <NativeSelect
              aria-label={phrases.kind}
              value={kind ?? ''}
              onChange={(event) => set('kind', event.currentTarget.value)}
              data={[
                { value: '', label: phrases.allKinds },
                ...mediaKinds.map((one) => ({ value: one, label: phrases.kinds[one] })),
              ]}
            />
            <SegmentedControl
              className={styles.view}
              aria-label={phrases.view}
              value={view}
              onChange={(next) => set('view', next === 'list' ? next : null, false)}
              data={[
                { value: 'grid', label: phrases.grid },
                { value: 'list', label: phrases.list },
              ]}
            />
          </div>
          <p className={styles.drop} aria-live="polite">
            {isOver ? phrases.dropNow : may.change && phrases.drop}
          </p>
          <Uploads {...uploads} onOpen={open} />
          <PagedList
            of={media}
            className={view === 'list' ? styles.rows : styles.grid}
            empty={isNarrowed ? phrases.nothing : phrases.empty}
          >
            {(one) => (
              <MediaCard key={one.id} item={one} isOpen={one.id === item} onOpen={() => open(one.id)} />
            )}
          </PagedList>
          <p className={styles.also}>
            <Link to={addressAfter({ is: 'answered', answer: 'table' })}>{phrases.table}</Link>
            <Link to={addressAfter({ is: 'answered', answer: 'trash' })}>{phrases.trash}</Link>
          </p>
        </div>
        {item !== null && (
          <MediaDetails
            key={item}
            id={item}
            folders={folders.map((one) => one.folder)}
            onClose={() => open(null)}
          />
        )}
      </div>
    </Page>
  );
}

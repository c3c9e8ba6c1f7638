import { contentTypes } from '../../content/index.ts';
import { editOf, type PictureEdit } from '../../domain/picture-edit.ts';
import { withoutEmpty } from '../../domain/record/without-empty.ts';
import { recordValues } from '../content/store/record.ts';
import type { Queries, Transactions } from '../content/store/repository.ts';
import type { Actor } from '../content/write/history.ts';
import type { MediaRecord } from '../media/address.ts';
import { findItems } from '../media/items.ts';
import { type FileFacts, type MediaFolders, storeFile } from '../media/store.ts';
import type { ArchivedFile } from './archive.ts';
import { wholeBody } from './import-record.ts';
import type { Values } from './read-json.ts';

/** The serving process loads this for its demo, so nothing here decodes: `plan-media.ts` does. */

const type = contentTypes.media_item;

export type NamedFile = ArchivedFile & { readonly id: string };

export interface ImportedFile extends NamedFile {
  readonly change: 'new' | 'changed' | 'unchanged';
  /** By the hash of the file, and of the picture as it is framed; none where nothing changes. */
  readonly facts: Readonly<Record<string, FileFacts>>;
}

/** What an export says of a file. */
export const bodyOfItem = (item: MediaRecord): Values => withoutEmpty(type, recordValues(type, item));

/** How a picture is cut and turned. */
export const editIn = ({ record }: ArchivedFile): PictureEdit | null => editOf(record ?? {});

/** What of the archive the record of a file is written with. */
function writtenBody({ record, alt, focus, rights }: ArchivedFile, current: MediaRecord | undefined): Values {
  if (record) return current ? wholeBody(type, record, current) : record;
  const framing = focus ? { focal_x: focus.x, focal_y: focus.y } : {};
  const owner = rights ? { credit: rights.credit, rights_until: rights.until } : {};
  return { locale: { en: { alt: alt.en }, es: { alt: alt.es } }, ...framing, ...owner };
}

/** Stores what `planMedia` (plan-media.ts) found missing or different. */
export async function storeMedia(
  db: Transactions & Queries,
  folders: MediaFolders,
  files: readonly ImportedFile[],
  actor: Actor,
): Promise<void> {
  for (const file of files) {
    if (file.change === 'unchanged') continue;
    const [current] = await findItems(db, [file.id]);
    const { id, file: source, facts } = file;
    await storeFile(db, folders, {
      id,
      source,
      body: writtenBody(file, current),
      edit: editIn(file),
      facts,
      actor,
    });
  }
}

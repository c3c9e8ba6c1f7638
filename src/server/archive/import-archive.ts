import { sql } from 'drizzle-orm';
import type { Database } from '../content/store/repository.ts';
import { locks } from '../database/locks.ts';
import type { MediaFolders } from '../media/store.ts';
import type { Archive } from './archive.ts';
import { type ImportedFile, storeMedia } from './import-media.ts';
import { planMedia } from './plan-media.ts';
import { type ImportedRecords, importRecords } from './import-records.ts';

export interface ImportReport extends ImportedRecords {
  readonly media: readonly ImportedFile[];
}

/** Undoes the transaction of a dry run and of an import with issues. */
class RolledBack extends Error {}

const actor = { id: null, name: 'Import' };

/**
 * Imports an archive in one transaction: all of it, or, where there are issues, nothing. A dry run does the same and
 * takes it back, so its report says exactly what an import would do.
 */
export async function importArchive(
  db: Database,
  media: MediaFolders,
  archive: Archive,
  { isDryRun = false } = {},
): Promise<ImportReport> {
  let report: ImportReport | undefined;
  try {
    await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${locks.import})`);
      const imported = await importRecords(tx, archive, { actor, isDryRun });
      const { media: files, issues } = await planMedia(tx, media, archive);
      report = { ...imported, media: files, issues: [...imported.issues, ...issues] };
      if (isDryRun || report.issues.length > 0) throw new RolledBack();
      await storeMedia(tx, media, files, actor);
    });
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
  }
  return report!;
}

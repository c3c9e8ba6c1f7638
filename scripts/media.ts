import { readConfig } from '../src/server/config.ts';
import { MediaStoreAway } from '../src/server/http/errors.ts';
import { InvalidSetting } from '../src/server/invalid-setting.ts';
import { checkStore } from '../src/server/media/store/check-store.ts';
import { CannotMove, moveOriginals } from '../src/server/media/store/move-originals.ts';
import { mediaFolders } from '../src/server/media/store.ts';

/** Moves originals of media between the data folder and the bucket of the settings. */
const USAGE = `npm run media -- to-s3 [--dry-run]
npm run media -- to-disk [--dry-run]`;

const verbs = { there: 'there already', copied: 'copied', mended: 'copied anew, since it differed' } as const;

async function run(words: readonly string[]): Promise<void> {
  const [direction, ...more] = words.filter((word) => word !== '--dry-run');
  const isDryRun = words.includes('--dry-run');
  if ((direction !== 'to-s3' && direction !== 'to-disk') || more.length > 0) throw new InvalidSetting(USAGE);
  const { dataDir, s3 } = readConfig(process.env);
  if (!s3) throw new InvalidSetting('S3_BUCKET is missing: it names the other place.');
  const { store: disk, incoming } = mediaFolders(dataDir);
  const { store: bucket } = mediaFolders(dataDir, s3);
  if (!(await checkStore(bucket))) throw new MediaStoreAway(undefined);
  const [from, to] = direction === 'to-s3' ? [disk, bucket] : [bucket, disk];
  const counts = await moveOriginals({
    from,
    to,
    incoming,
    isDryRun,
    onFile: ({ name, size }, moved) => {
      if (moved !== 'there') console.log(`${name} (${size} bytes): ${verbs[moved]}`);
    },
  });
  console.log(`${counts.copied} copied, ${counts.mended} copied anew, ${counts.there} there already.`);
  if (isDryRun) console.log('This was a dry run: nothing was copied.');
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  const expected = [InvalidSetting, CannotMove, MediaStoreAway];
  console.error(expected.some((kind) => error instanceof kind) ? (error as Error).message : error);
  process.exitCode = 1;
}

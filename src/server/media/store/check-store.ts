import { codeOf } from '../../database/embedded/unavailable.ts';
import { MediaStoreAway } from '../../http/errors.ts';
import { InvalidSetting } from '../../invalid-setting.ts';
import type { OriginalStore } from './original-store.ts';
import { isRefusal } from './s3-connection.ts';

/** What a store calls its refusals, as the setting that is wrong. */
const settings: Readonly<Record<string, string>> = {
  NoSuchBucket: 'S3_BUCKET: there is no such bucket.',
  InvalidAccessKeyId: 'S3_ACCESS_KEY_ID: the store does not know this key.',
  SignatureDoesNotMatch: 'S3_SECRET_ACCESS_KEY: this is not the secret of the key.',
  AccessDenied: 'S3_ACCESS_KEY_ID: this key may not list the bucket.',
  PermanentRedirect: 'S3_REGION: the bucket is in another region.',
  AuthorizationHeaderMalformed: 'S3_REGION: the bucket is in another region.',
};

/**
 * Asks a store whether it opens with these settings. Throws InvalidSetting where it says no; false where it does not
 * answer, which may pass.
 */
export async function checkStore(store: OriginalStore): Promise<boolean> {
  try {
    await store.check();
    return true;
  } catch (error) {
    if (!(error instanceof MediaStoreAway)) throw error;
    const { cause } = error;
    const { name } = cause as Error;
    if (isRefusal(cause)) {
      throw new InvalidSetting(settings[name] ?? `S3_BUCKET: the store does not open it (${name}).`);
    }
    if (codeOf(cause) === 'ENOTFOUND') throw new InvalidSetting('S3_ENDPOINT: there is no such host.');
    return false;
  }
}

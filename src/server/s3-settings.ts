import { InvalidSetting, onOff } from './invalid-setting.ts';

/** A bucket in which originals are kept, and how it is reached. */
export interface S3Settings {
  /** Undefined for Amazon's own S3, whose address follows from the region. */
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Whether the bucket stands in the path of an address and not in its host. */
  readonly isPathStyle: boolean;
}

const names = [
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'S3_PATH_STYLE',
] as const;

type S3Environment = Readonly<Partial<Record<(typeof names)[number], string | undefined>>>;

/** What stores other than Amazon's take where they have no regions. */
const USUAL_REGION = 'us-east-1';

function endpoint(value: string | undefined): string | undefined {
  if (!value) return undefined;
  const url = URL.parse(value);
  const isPlain = url && /^https?:$/.test(url.protocol) && !url.search && !url.hash;
  if (isPlain && !url.username && !url.password) return url.href.replace(/\/$/, '');
  // What was given is not repeated: it may hold a key.
  throw new InvalidSetting(
    'S3_ENDPOINT should look like https://s3.example.com, without a user, a password or a query.',
  );
}

function region(value: string | undefined, isAmazon: boolean): string {
  if (!value && isAmazon)
    throw new InvalidSetting('S3_REGION is missing: without S3_ENDPOINT it says where.');
  const named = value || USUAL_REGION;
  if (/^[a-z0-9-]{1,40}$/.test(named)) return named;
  throw new InvalidSetting(`S3_REGION should look like eu-central-1, not "${named}".`);
}

function bucket(value: string | undefined): string {
  if (!value) throw new InvalidSetting('S3_BUCKET is missing: it names where media are kept.');
  if (/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(value)) return value;
  throw new InvalidSetting(
    `S3_BUCKET should be 3 to 63 small letters, digits, dots and hyphens, not "${value}".`,
  );
}

function key(name: 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY', value: string | undefined): string {
  if (!value) throw new InvalidSetting(`${name} is missing: the bucket is opened with it.`);
  // What was given is not repeated: it is a secret.
  if (!/^[\x21-\x7e]+$/.test(value))
    throw new InvalidSetting(`${name} should have no spaces or line breaks.`);
  return value;
}

/** Undefined where nothing is said of S3: then originals lie in DATA_DIR. Throws InvalidSetting. */
export function s3Settings(environment: S3Environment): S3Settings | undefined {
  if (names.every((name) => !environment[name])) return undefined;
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_PATH_STYLE } =
    environment;
  const address = endpoint(S3_ENDPOINT);
  return {
    endpoint: address,
    region: region(S3_REGION, address === undefined),
    bucket: bucket(S3_BUCKET),
    accessKeyId: key('S3_ACCESS_KEY_ID', S3_ACCESS_KEY_ID),
    secretAccessKey: key('S3_SECRET_ACCESS_KEY', S3_SECRET_ACCESS_KEY),
    // A host for each bucket needs a wildcard in DNS and certificate, which only large providers have.
    isPathStyle: onOff('S3_PATH_STYLE', S3_PATH_STYLE, address !== undefined),
  };
}

import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { InvalidSetting } from './invalid-setting.ts';

const good = {
  S3_ENDPOINT: 'https://s3.example.com',
  S3_BUCKET: 'palapa-media',
  S3_ACCESS_KEY_ID: 'a-key',
  S3_SECRET_ACCESS_KEY: 'its-secret',
};

describe('settings of the bucket of media', () => {
  it('are none where nothing is said: media lie in the data folder', () => {
    expect(readConfig({}).s3).toBeUndefined();
    expect(readConfig({ S3_BUCKET: '', S3_ENDPOINT: '', S3_REGION: '' }).s3).toBeUndefined();
  });

  it('name the bucket in the path of a store of your own, and in the host of Amazon', () => {
    expect(readConfig(good).s3).toMatchObject({
      endpoint: 'https://s3.example.com',
      region: 'us-east-1',
      isPathStyle: true,
    });
    expect(readConfig({ ...good, S3_ENDPOINT: '', S3_REGION: 'eu-central-1' }).s3).toMatchObject({
      endpoint: undefined,
      region: 'eu-central-1',
      isPathStyle: false,
    });
    expect(readConfig({ ...good, S3_PATH_STYLE: '0' }).s3?.isPathStyle).toBe(false);
  });

  it.each([
    ['S3_BUCKET', ''],
    ['S3_BUCKET', 'Media'],
    ['S3_BUCKET', 'a/b'],
    ['S3_ACCESS_KEY_ID', ''],
    ['S3_ACCESS_KEY_ID', 'two words'],
    ['S3_SECRET_ACCESS_KEY', ''],
    ['S3_SECRET_ACCESS_KEY', 'line\nbreak'],
    ['S3_ENDPOINT', 's3.example.com'],
    ['S3_ENDPOINT', 'ftp://s3.example.com'],
    ['S3_ENDPOINT', 'https://key:secret@s3.example.com'],
    ['S3_ENDPOINT', 'https://s3.example.com?x=1'],
    ['S3_REGION', 'Europe, please'],
    ['S3_PATH_STYLE', 'maybe'],
  ])('%s=%j is refused by name', (name, value) => {
    expect(() => readConfig({ ...good, [name]: value })).toThrow(InvalidSetting);
    expect(() => readConfig({ ...good, [name]: value })).toThrow(new RegExp(`^${name}`));
  });

  it('need a region for Amazon, and a bucket as soon as one of them is there', () => {
    expect(() => readConfig({ ...good, S3_ENDPOINT: '' })).toThrow(/^S3_REGION is missing/);
    expect(() => readConfig({ S3_REGION: 'eu-central-1' })).toThrow(/^S3_BUCKET is missing/);
  });

  it('are never repeated where they are secret', () => {
    const secret = 'hush hush';
    for (const name of ['S3_SECRET_ACCESS_KEY', 'S3_ACCESS_KEY_ID', 'S3_ENDPOINT']) {
      expect(() => readConfig({ ...good, [name]: secret })).toThrow(/^(?!.*hush).*$/);
    }
  });
});

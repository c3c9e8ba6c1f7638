import { join } from 'node:path';
import { buildAll } from './build.ts';

await buildAll();
process.env.NODE_ENV ??= 'production';
await import(join(import.meta.dirname, '../dist/server/main.js'));

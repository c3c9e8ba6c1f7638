import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

// Said before anything else is loaded: what Node compiled at one start is there, compiled, at the next one.
enableCompileCache(join(import.meta.dirname, '.compiled'));
const { start } = await import('./start.ts');
await start();
flushCompileCache();

import process from 'node:process';

/** Loaded into a server that is watched: tells what memory it holds after a collection (node --expose-gc). */
process.on('message', () => {
  globalThis.gc!();
  const { heapUsed, external } = process.memoryUsage();
  process.send!({ megabytes: (heapUsed + external) / 2 ** 20 });
});
process.channel?.unref();

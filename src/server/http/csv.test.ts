import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { csvOf, csvStream } from './csv.ts';

const fields = ['id', 'name'];

it('a list that is streamed has one line for its headings and one for each row, as one in memory', async () => {
  const rows = [
    { id: 2, name: 'Lucía' },
    { id: 1, name: '=1+1' },
  ];
  const streamed = await buffer(
    csvStream(
      fields,
      () => Promise.resolve(rows),
      (row) => row,
    ),
  );
  expect(streamed.toString()).toBe('\ufeffid,name\r\n2,Lucía\r\n1,"\'=1+1"\r\n');
  expect(streamed.toString()).toBe(csvOf(fields, rows));
  // The bytes by which a spreadsheet knows UTF-8.
  expect([...streamed.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
});

it('a list without rows has its headings alone', async () => {
  const streamed = await buffer(
    csvStream(
      fields,
      () => Promise.resolve([]),
      (row) => row,
    ),
  );
  expect(streamed.toString()).toBe('\ufeffid,name\r\n');
});

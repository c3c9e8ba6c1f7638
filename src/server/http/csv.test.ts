import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { csvOf, csvStream } from './csv.ts';

const fields = ['id', 'name'];

it('a list that is streamed has one line for its headings and one for each row, as one in memory', async () => {
  const rows = [
    { id: 2, name: 'Lucía' },
    { id: 1, name: '=1+1' },
  ];
  const streamed = await text(
    csvStream(
      fields,
      () => Promise.resolve(rows),
      (row) => row,
    ),
  );
  expect(streamed).toBe('id,name\r\n2,Lucía\r\n1,"\'=1+1"\r\n');
  expect(streamed).toBe(csvOf(fields, rows));
});

it('a list without rows has its headings alone', async () => {
  const streamed = await text(
    csvStream(
      fields,
      () => Promise.resolve([]),
      (row) => row,
    ),
  );
  expect(streamed).toBe('id,name\r\n');
});

// A node:http server with nothing around it that sends the kept answers of the file it is given.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const kept = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const answers = new Map(kept.map((one) => [one.path, { ...one, bytes: Buffer.from(one.body, 'base64') }]));

const server = createServer((request, response) => {
  const answer = answers.get(request.url);
  if (!answer) {
    response.writeHead(404).end();
  } else if (request.headers['if-none-match'] === answer.etag) {
    response.writeHead(304, answer.notModified).end();
  } else {
    response.writeHead(200, answer.headers).end(answer.bytes);
  }
});
server.listen(0, '127.0.0.1', () => console.log(`Ready on http://localhost:${server.address().port}`));

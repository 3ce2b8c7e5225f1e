/** What the relay is compared with: the same row, one transaction per request, on the thread that answers. */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { leadTable } from '../../server/leads/sqlite/lead-table.ts';
import { openDatabase } from '../../server/leads/sqlite/open-database.ts';

const table = leadTable(openDatabase(process.env.DATA_DIR ?? ''), Date.now);
const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const { template_params: params } = JSON.parse(Buffer.concat(chunks).toString());
  const dedupeKey = randomUUID();
  table.add({
    form: 'enquiry',
    params,
    flags: [],
    quarantineReason: undefined,
    dedupeKey,
    emailKey: '',
    addressHash: '',
  });
  response.end('OK');
});
server.listen(0, '127.0.0.1', () =>
  console.log(`The site is at http://127.0.0.1:${(server.address() as AddressInfo).port}`),
);

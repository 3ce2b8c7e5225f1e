import type { Database, Query, Row, Value } from '../../server/leads/database.ts';

/**
 * Copies all leads in one transaction, and resolves with their number. Throws if the target contains leads. A source
 * that an earlier release wrote may lack columns; they stay empty.
 */
export function copyLeads(source: Query, target: Database): Promise<number> {
  return target.transaction(['copy'], async (insert) => {
    const [existing] = await insert('SELECT 1 FROM lead LIMIT 1');
    if (existing) throw new Error('There are leads in it already. Leads are copied into an empty database only.');
    let copied = 0;
    let afterSequence = 0;
    while (true) {
      const rows = await source('SELECT * FROM lead WHERE sequence > $1 ORDER BY sequence LIMIT 500', [afterSequence]);
      for (const row of rows) await insertRow(insert, row);
      copied += rows.length;
      if (rows.length === 0) return copied;
      afterSequence = Number(rows.at(-1)?.sequence);
    }
  });
}

/** All columns except `wait_ms` and `notice_at`, which only earlier releases use. */
const columns = [
  ...['sequence', 'id', 'received_at', 'form', 'params', 'flags', 'spam', 'page', 'campaign', 'dedupe_key'],
  ...['duplicates', 'email_key', 'state', 'attempts', 'due_at', 'owner', 'last_error', 'sent_at', 'reply'],
  ...['delivered_to', 'resent_at', 'closed_at'],
];

async function insertRow(insert: Query, row: Row): Promise<void> {
  const values = columns.map((name) => (row[name] ?? null) as Value);
  const places = columns.map((_, index) => `$${index + 1}`);
  await insert(`INSERT INTO lead (${columns.join()}) VALUES (${places.join()})`, values);
}

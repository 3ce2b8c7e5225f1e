import { parseArgs } from 'node:util';
import { type Lead, type LeadState, leadStates } from '../../server/leads/lead.ts';
import { emailKey } from '../../server/leads/plain-text.ts';
import type { LeadStore } from '../../server/leads/store.ts';
import { csvOf, reportOf } from './export-text.ts';
import { fullText, lineHeading, lineText } from './lead-text.ts';

export type CommandOutput = (text: string) => void;

export const usage = `Usage: npm run leads -- COMMAND

  list [--pending] [--held] [--sent] [--parked]
                                one line per lead, the newest last
  show ID                       everything about one lead
  report                        how many leads came from each page and campaign, week by week
  export --format csv|json      all leads, to the standard output
  resend ID                     mails a lead now, also once more
  resend --parked|--held|--pending
                                the same for all leads in this state
  delete ID ...                 removes these leads
  delete --email ADDRESS        removes every lead with this e-mail address
  backup FILE                   copies the store, also while the server runs
  test-mail                     sends a test mail to every mailbox, and says what is wrong
`;

/** A wrong call, answered with the usage. */
export class UsageError extends Error {
  override name = 'UsageError';
}

const options = {
  format: { type: 'string' },
  email: { type: 'string' },
  pending: { type: 'boolean' },
  sent: { type: 'boolean' },
  parked: { type: 'boolean' },
  held: { type: 'boolean' },
} as const;

/** The owner's commands; returns the exit code. */
export async function runCommand(store: LeadStore, args: string[], write: CommandOutput): Promise<number> {
  const { values, positionals } = parse(args);
  const [command, target, ...otherTargets] = positionals;
  const state = leadStates.find((name) => name in values && values[name as keyof typeof values]);
  switch (command) {
    case 'list':
      return list(store, state, write);
    case 'show':
      return show(store, required(target, 'an id'), write);
    case 'report':
      write(reportOf(await collected(allLeads(store))));
      return 0;
    case 'export':
      return exportAll(store, values.format, write);
    case 'resend': {
      const all = state === 'parked' || state === 'held' || state === 'pending' ? { state } : undefined;
      const count = await store.resend(all ?? { id: required(target, 'an id, --parked, --held or --pending') });
      write(`${count} put into the queue. The running server sends them within seconds.\n`);
      return count > 0 || all ? 0 : 1;
    }
    case 'delete': {
      let deleted = values.email ? await store.deleteByEmail(emailKey(values.email)) : 0;
      const ids = values.email ? [] : [required(target, 'an id or --email ADDRESS'), ...otherTargets];
      for (const id of ids) deleted += await store.delete(id);
      write(`${deleted} deleted.\n`);
      return 0;
    }
    case 'backup': {
      const file = required(target, 'a file name');
      await store.backup(file);
      write(`Copied to ${file}. It holds personal data: keep it where only you can read it.\n`);
      return 0;
    }
    default:
      throw new UsageError(command ? `There is no command '${command}'.` : 'A command is missing.');
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function required(value: string | undefined, words: string): string {
  if (!value) throw new UsageError(`${words} is missing.`);
  return value;
}

async function list(store: LeadStore, state: LeadState | undefined, write: CommandOutput): Promise<number> {
  write(`${lineHeading}\n`);
  for await (const lead of allLeads(store, state)) write(`${lineText(lead)}\n`);
  const { pending, sending, held, sent, parked } = await store.status();
  write(`\n${pending + sending} waiting, ${held} held, ${sent} sent, ${parked} parked.\n`);
  return 0;
}

async function show(store: LeadStore, id: string, write: CommandOutput): Promise<number> {
  const lead = await store.find(id);
  write(lead ? fullText(lead) : `There is no lead ${id}.\n`);
  return lead ? 0 : 1;
}

async function exportAll(store: LeadStore, format: string | undefined, write: CommandOutput): Promise<number> {
  const leads = await collected(allLeads(store));
  if (format === 'json') write(`${JSON.stringify(leads, undefined, 2)}\n`);
  else if (format === 'csv') write(csvOf(leads));
  else throw new UsageError('--format csv or --format json is missing.');
  return 0;
}

/** In pages, so that any number of leads fits into the memory. */
async function* allLeads(store: LeadStore, state?: LeadState): AsyncGenerator<Lead> {
  let afterSequence = 0;
  while (true) {
    const page = await store.list({ state, afterSequence, limit: 500 });
    yield* page;
    const last = page.at(-1);
    if (!last) return;
    afterSequence = last.sequence;
  }
}

async function collected(leads: AsyncIterable<Lead>): Promise<Lead[]> {
  const all: Lead[] = [];
  for await (const lead of leads) all.push(lead);
  return all;
}

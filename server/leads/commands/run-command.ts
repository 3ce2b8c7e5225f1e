import { parseArgs } from 'node:util';
import { emailKey } from '../../relay/lead-of-submission.ts';
import { type Lead, type LeadState, leadStates } from '../lead.ts';
import type { LeadFilter, LeadStore } from '../lead-store.ts';
import { csvOf } from './csv.ts';
import { fullText, lineHeading, lineText } from './lead-text.ts';

export type CommandOutput = (text: string) => void;

export const usage = `Usage: npm run leads -- COMMAND

  list [--pending] [--sent] [--parked] [--quarantined]
                                one line per lead, the newest last
  show ID                       everything about one lead
  export --format csv|json      all leads, to the standard output
  resend ID                     puts a lead into the queue again (also out of quarantine)
  resend --parked               the same for all that are parked
  delete --email ADDRESS        removes every lead with this e-mail address
  backup FILE                   copies the store, also while the server runs
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
  quarantined: { type: 'boolean' },
} as const;

/** The owner's commands; returns the exit code. */
export async function runCommand(store: LeadStore, args: string[], write: CommandOutput): Promise<number> {
  const { values, positionals } = parse(args);
  const [command, target] = positionals;
  switch (command) {
    case 'list': {
      const state = leadStates.find((name) => name in values && values[name as keyof typeof values]);
      return list(store, state, write);
    }
    case 'show':
      return show(store, required(target, 'an id'), write);
    case 'export':
      return exportAll(store, values.format, write);
    case 'resend':
      return resend(store, values.parked ? 'parked' : { id: required(target, 'an id or --parked') }, write);
    case 'delete': {
      const deleted = await store.deleteByEmail(emailKey(required(values.email, '--email ADDRESS')));
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
  for await (const lead of allLeads(store, state ? { state } : {})) write(`${lineText(lead)}\n`);
  const { pending, sending, sent, parked, quarantined } = await store.status();
  write(`\n${pending + sending} waiting, ${sent} sent, ${parked} parked, ${quarantined} quarantined.\n`);
  return 0;
}

async function show(store: LeadStore, id: string, write: CommandOutput): Promise<number> {
  const lead = await store.find(id);
  write(lead ? fullText(lead) : `There is no lead ${id}.\n`);
  return lead ? 0 : 1;
}

async function exportAll(store: LeadStore, format: string | undefined, write: CommandOutput): Promise<number> {
  const leads: Lead[] = [];
  for await (const lead of allLeads(store, {})) leads.push(lead);
  if (format === 'json') write(`${JSON.stringify(leads, undefined, 2)}\n`);
  else if (format === 'csv') write(csvOf(leads));
  else throw new UsageError('--format csv or --format json is missing.');
  return 0;
}

async function resend(store: LeadStore, which: { id: string } | 'parked', write: CommandOutput): Promise<number> {
  const count = await store.resend(which);
  write(`${count} put into the queue. The running server sends them within seconds.\n`);
  return count > 0 || which === 'parked' ? 0 : 1;
}

/** In pages, so that any number of leads fits into the memory. */
async function* allLeads(store: LeadStore, filter: LeadFilter): AsyncGenerator<Lead> {
  let afterSequence = 0;
  while (true) {
    const page = await store.list({ ...filter, afterSequence, limit: 500 });
    yield* page;
    const last = page.at(-1);
    if (!last) return;
    afterSequence = last.sequence;
  }
}

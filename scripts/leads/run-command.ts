import { parseArgs } from 'node:util';
import { type Lead, type LeadState, leadStates } from '../../server/leads/lead.ts';
import { emailKey, phoneKey } from '../../server/leads/plain-text.ts';
import type { LeadStore } from '../../server/leads/store.ts';
import { csvOf, reportOf } from './export-text.ts';
import { fullText, lineHeading, lineText } from './lead-text.ts';

export type CommandOutput = (text: string) => void;

export const usage = `Usage: npm run leads -- COMMAND

  list [--pending] [--held] [--sent] [--parked] [--spam]
                                one line per lead, the newest last
  show ID                       everything about one lead
  report                        how many leads came from each page and campaign, week by week
  export --format csv|json      all leads, to the standard output
  resend ID                     mails a lead now, also once more
  resend --parked|--held|--pending
                                the same for all leads in this state
  delete ID ...                 removes these leads
  delete --email ADDRESS        removes every lead with this email address
  delete --phone NUMBER         removes every lead with this phone number, however it was written
  delete --held | --spam        removes all leads of floods, or all that are marked as possibly spam
  backup FILE                   copies the store, also while the server runs
  test-mail                     sends a test mail to every mailbox, and says what is wrong

ID is what the list shows, or the number in the subject of the mail.
`;

/** The command was called wrongly; the usage is printed. */
export class UsageError extends Error {
  override name = 'UsageError';
}

const options = {
  format: { type: 'string' },
  email: { type: 'string' },
  phone: { type: 'string' },
  pending: { type: 'boolean' },
  sent: { type: 'boolean' },
  parked: { type: 'boolean' },
  held: { type: 'boolean' },
  spam: { type: 'boolean' },
} as const;

type Call = ReturnType<typeof parse>;
type Values = Call['values'];

/** The owner's commands; returns the exit code. */
export async function runCommand(store: LeadStore, args: string[], write: CommandOutput): Promise<number> {
  const { values, positionals } = parse(args);
  const [command, ...targets] = positionals;
  switch (command) {
    case 'list':
      return list(store, values, write);
    case 'show':
      return show(store, required(targets[0], 'an id'), write);
    case 'report':
      write(reportOf(await collected(allLeads(store))));
      return 0;
    case 'export':
      return exportAll(store, values.format, write);
    case 'resend':
      return resend(store, values, targets[0], write);
    case 'delete':
      return deleteLeads(store, values, targets, write);
    case 'backup':
      return backup(store, required(targets[0], 'a file name'), write);
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

function stateOf(values: Values): LeadState | undefined {
  return leadStates.find((name) => name in values && values[name as keyof Values]);
}

async function list(store: LeadStore, values: Values, write: CommandOutput): Promise<number> {
  write(`${lineHeading}\n`);
  for await (const lead of allLeads(store, stateOf(values))) {
    if (!values.spam || lead.spam !== undefined) write(`${lineText(lead)}\n`);
  }
  const { pending, sending, held, sent, parked } = await store.status();
  write(`\n${pending + sending} waiting, ${held} held, ${sent} sent, ${parked} parked.\n`);
  return 0;
}

async function show(store: LeadStore, target: string, write: CommandOutput): Promise<number> {
  const lead = await store.find(await idOf(store, target));
  write(lead ? fullText(lead) : unknownLead(target));
  return lead ? 0 : 1;
}

/** A lead can be named by its number, like 17, or by its id. Returns the id. */
async function idOf(store: LeadStore, target: string): Promise<string> {
  if (!/^\d{1,15}$/.test(target)) return target;
  const [lead] = await store.list({ afterSequence: Number(target) - 1, limit: 1 });
  return lead?.sequence === Number(target) ? lead.id : target;
}

function unknownLead(target: string): string {
  return `There is no lead ${target}.\n`;
}

async function exportAll(store: LeadStore, format: string | undefined, write: CommandOutput): Promise<number> {
  if (format !== 'json' && format !== 'csv') throw new UsageError('--format csv or --format json is missing.');
  const leads = await collected(allLeads(store));
  write(format === 'json' ? `${JSON.stringify(leads, undefined, 2)}\n` : csvOf(leads));
  return 0;
}

async function resend(store: LeadStore, values: Values, target: string | undefined, write: CommandOutput) {
  const state = stateOf(values);
  if (state === 'parked' || state === 'held' || state === 'pending') {
    write(queued(await store.resend({ state })));
    return 0;
  }
  const named = required(target, 'an id, --parked, --held or --pending');
  const lead = await store.find(await idOf(store, named));
  if (!lead) {
    write(unknownLead(named));
    return 1;
  }
  const count = await store.resend({ id: lead.id });
  write(count > 0 ? queued(count) : 'It is being mailed at this moment.\n');
  return count > 0 ? 0 : 1;
}

function queued(count: number): string {
  return `${count} put into the queue. The running server sends them within seconds.\n`;
}

async function deleteLeads(store: LeadStore, values: Values, targets: string[], write: CommandOutput): Promise<number> {
  const unknown: string[] = [];
  let deleted = 0;
  if (values.email) deleted = await store.deleteByEmail(emailKey(values.email));
  else if (values.phone) deleted = await store.deleteByPhone(phoneOf(values.phone));
  else if (values.held) deleted = await store.deleteHeld();
  else if (values.spam) deleted = await store.deleteSpam();
  else {
    required(targets[0], 'an id, --email ADDRESS, --phone NUMBER, --held or --spam');
    for (const target of targets) {
      const count = await store.delete(await idOf(store, target));
      deleted += count;
      if (count === 0) unknown.push(target);
    }
  }
  write(`${deleted} deleted.\n`);
  for (const target of unknown) write(unknownLead(target));
  const isErased = await erase(store, write);
  const isNobody = deleted === 0 && Boolean(values.email || values.phone);
  return isErased && unknown.length === 0 && !isNobody ? 0 : 1;
}

function phoneOf(text: string): string {
  const key = phoneKey(text);
  // Only whole numbers are compared: with a part of one nothing would be deleted, and the owner might think that it was.
  if (key.length < 6) throw new UsageError(`'${text}' is no whole phone number.`);
  return key;
}

async function erase(store: LeadStore, write: CommandOutput): Promise<boolean> {
  try {
    await store.erase();
    return true;
  } catch (error) {
    write(
      `They are out of every list, but could not be overwritten on the disk yet (${error}). ` +
        'Give the same command again in a minute.\n',
    );
    return false;
  }
}

async function backup(store: LeadStore, file: string, write: CommandOutput): Promise<number> {
  await store.backup(file);
  write(`Copied to ${file}. It holds personal data: keep it where only you can read it.\n`);
  return 0;
}

/** Reads 500 leads at a time, so that memory is enough for any number of leads. */
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

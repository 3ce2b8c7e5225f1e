import { parseArgs } from 'node:util';
import { type Lead, type LeadState, leadStates } from '../../server/leads/lead.ts';
import { emailKey, phoneKey } from '../../server/leads/plain-text.ts';
import type { LeadStore } from '../../server/leads/store.ts';
import { reasonOf } from '../../server/log.ts';
import { csvOf, weeklyCounts } from './export-text.ts';
import { fullText, lineHeading, lineText } from './lead-text.ts';

export type WriteText = (text: string) => void;

export const usage = `Usage: npm run leads -- COMMAND

  list [--pending] [--sent] [--parked] [--done] [--spam]
                                one line per lead, the newest last
  show ID                       everything about one lead
  report                        how many leads came from each page and campaign, week by week
  export --format csv|json      all leads, to the standard output
  resend ID                     mails a lead now, as a new mail to every recipient
  resend --parked|--pending     the same for all leads in this state
  done ID ...                   closes parked leads that you have taken care of
  delete ID ...                 removes these leads
  delete --email ADDRESS --phone NUMBER
                                removes every lead with this email address and every lead with this phone number,
                                however it was written; one of the two is enough
  delete --spam                 lists the leads that are marked as possibly spam; with --yes also removes them
  backup FILE                   copies all leads into a new file, also while the server runs
  restore FILE                  replaces all leads by those of a backup, while no server runs
  test-mail                     sends a test mail to every mailbox, and says what is wrong

ID is what the list shows, or the number in the subject of the mail.
`;

/** Thrown for invalid arguments. The command then prints its usage. */
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
  done: { type: 'boolean' },
  spam: { type: 'boolean' },
  yes: { type: 'boolean' },
} as const;

type Call = ReturnType<typeof parse>;
type Values = Call['values'];

/** Returns the exit code. */
export async function runCommand(store: LeadStore, args: string[], write: WriteText): Promise<number> {
  const { values, positionals } = parse(args);
  const [command, ...targets] = positionals;
  switch (command) {
    case 'list':
      return list(store, values, write);
    case 'show':
      return show(store, required(targets[0], 'an id'), write);
    case 'report':
      write(weeklyCounts(await collected(allLeads(store))));
      return 0;
    case 'export':
      return exportAll(store, values.format, write);
    case 'resend':
      return resend(store, values, targets[0], write);
    case 'delete':
      return deleteLeads(store, values, targets, write);
    case 'done':
      return close(store, targets, write);
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

async function list(store: LeadStore, values: Values, write: WriteText): Promise<number> {
  write(`${lineHeading}\n`);
  for await (const lead of allLeads(store, stateOf(values))) {
    if (!values.spam || lead.spam !== undefined) write(`${lineText(lead)}\n`);
  }
  const { pending, sending, sent, parked, done } = await store.status();
  write(`\n${pending + sending} waiting, ${sent} sent, ${parked} parked, ${done} done.\n`);
  return 0;
}

async function show(store: LeadStore, target: string, write: WriteText): Promise<number> {
  const lead = await store.find(await idOf(store, target));
  write(lead ? fullText(lead) : unknownLead(target));
  return lead ? 0 : 1;
}

/** `target` is the number of a lead, like 17, or its id. */
async function idOf(store: LeadStore, target: string): Promise<string> {
  if (!/^\d{1,15}$/.test(target)) return target;
  const [lead] = await store.list({ afterSequence: Number(target) - 1, limit: 1 });
  return lead?.sequence === Number(target) ? lead.id : target;
}

function unknownLead(target: string): string {
  return `There is no lead ${target}.\n`;
}

async function exportAll(store: LeadStore, format: string | undefined, write: WriteText): Promise<number> {
  if (format !== 'json' && format !== 'csv') throw new UsageError('--format csv or --format json is missing.');
  const leads = await collected(allLeads(store));
  write(format === 'json' ? `${JSON.stringify(leads, undefined, 2)}\n` : csvOf(leads));
  return 0;
}

async function resend(store: LeadStore, values: Values, target: string | undefined, write: WriteText) {
  const state = stateOf(values);
  if (state === 'parked' || state === 'pending') {
    write(queued(await store.resend({ state })));
    return 0;
  }
  const named = required(target, 'an id, --parked or --pending');
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

async function close(store: LeadStore, targets: string[], write: WriteText): Promise<number> {
  required(targets[0], 'an id');
  let code = 0;
  for (const target of targets) {
    const isClosed = await store.closeLead(await idOf(store, target));
    write(isClosed ? `Lead ${target} is closed.\n` : `There is no parked lead ${target}.\n`);
    if (!isClosed) code = 1;
  }
  return code;
}

async function deleteLeads(store: LeadStore, values: Values, targets: string[], write: WriteText): Promise<number> {
  const isByPerson = values.email !== undefined || values.phone !== undefined;
  const ways = [isByPerson, values.spam, targets.length > 0].filter(Boolean).length;
  if (ways !== 1) throw new UsageError('Give either ids, or --email and --phone, or --spam.');
  const spam = values.spam ? await listedSpam(store, write) : [];
  if (values.spam && !values.yes) {
    write(`${spam.length} leads would be deleted. Nothing was deleted: repeat the command with --yes.\n`);
    return 1;
  }
  let code = 0;
  if (isByPerson) code = await deletePerson(store, values, write);
  else code = await deleteById(store, values.spam ? spam : targets, write);
  return (await erase(store, write)) ? code : 1;
}

/** Possible spam may never have been mailed, so the owner sees every lead before it is deleted. Returns the ids. */
async function listedSpam(store: LeadStore, write: WriteText): Promise<string[]> {
  const leads = (await collected(allLeads(store))).filter(({ spam }) => spam !== undefined);
  for (const lead of leads) write(`${lineText(lead)}\n`);
  return leads.map(({ id }) => id);
}

/** Searches by email address and by phone number, because a lead may have only one of them. A quote has no address. */
async function deletePerson(store: LeadStore, { email, phone }: Values, write: WriteText): Promise<number> {
  // Parsed first, so that an invalid number stops the command before it deletes anything.
  const number = phone === undefined ? undefined : phoneOf(phone);
  const deleted: number[] = [];
  if (email !== undefined) {
    deleted.push(await store.deleteByEmail(emailKey(email)));
    write(`${deleted.at(-1)} deleted with the address ${email}.\n`);
  }
  if (number !== undefined) {
    deleted.push(await deleteByPhone(store, number));
    write(`${deleted.at(-1)} ${email === undefined ? '' : 'more '}deleted with the number ${phone}.\n`);
  }
  return deleted.some((count) => count > 0) ? 0 : 1;
}

async function deleteByPhone(store: LeadStore, key: string): Promise<number> {
  let deleted = 0;
  for await (const { id, params } of allLeads(store))
    if (phoneKey(params.phone) === key) deleted += await store.delete(id);
  return deleted;
}

async function deleteById(store: LeadStore, targets: string[], write: WriteText): Promise<number> {
  const counts: number[] = [];
  for (const target of targets) counts.push(await store.delete(await idOf(store, target)));
  write(`${counts.filter((count) => count > 0).length} deleted.\n`);
  const unknown = targets.filter((_, index) => counts[index] === 0);
  for (const target of unknown) write(unknownLead(target));
  return unknown.length === 0 ? 0 : 1;
}

function phoneOf(text: string): string {
  const key = phoneKey(text);
  // A partial number would match no lead, and the owner could believe that the leads are deleted.
  if (key.length < 6) throw new UsageError(`'${text}' is no whole phone number. Nothing was deleted.`);
  return key;
}

async function erase(store: LeadStore, write: WriteText): Promise<boolean> {
  try {
    await store.erase();
    return true;
  } catch (error) {
    write(
      `They are out of every list, but could not be overwritten on the disk yet (${reasonOf(error)}). ` +
        'Give the same command again in a minute.\n',
    );
    return false;
  }
}

/** Reads 500 leads at a time, to limit the use of memory. */
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

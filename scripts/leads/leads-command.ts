import { parseArgs } from 'node:util';
import { type Lead, type LeadState, leadStates } from '../../server/leads/lead.ts';
import { emailKey, phoneKey } from '../../server/leads/plain-text.ts';
import type { LeadStore } from '../../server/leads/store.ts';
import { csvOf, weeklyCounts } from './export-text.ts';
import { fullText, listText } from './lead-text.ts';

export const usage = `Usage: npm run leads -- COMMAND

  list [--pending] [--sent] [--parked] [--done] [--spam]
                                one line per lead, the newest last
  show ID ...                   everything about these leads
  report                        how many leads came from each page and campaign, week by week
  export --format csv|json      all leads, to the standard output
  resend ID ...                 mails these leads now, as new mails to every recipient
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

type Values = ReturnType<typeof parse>['values'];

/** Returns the text to print. Throws if the command fails. */
export async function runCommand(store: LeadStore, args: string[]): Promise<string> {
  const { values, positionals } = parse(args);
  const [command, ...targets] = positionals;
  switch (command) {
    case 'list':
      return list(store, values);
    case 'show':
      return (await leadsOf(store, targets)).map(fullText).join('\n');
    case 'report':
      return weeklyCounts(await store.list());
    case 'export':
      return exportAll(store, values);
    case 'resend':
      return resend(store, values, targets);
    case 'done':
      return close(store, targets);
    case 'delete':
      return deleteLeads(store, values, targets);
    default:
      throw new UsageError(command ? `There is no command '${command}'.` : 'A command is missing.');
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(String(error));
  }
}

/** The leads with these ids or numbers. */
async function leadsOf(store: LeadStore, targets: string[]): Promise<Lead[]> {
  if (targets.length === 0) throw new UsageError('An id is missing.');
  const found = await Promise.all(targets.map((target) => store.find(target)));
  const unknown = targets.filter((_, index) => found[index] === undefined);
  if (unknown.length > 0) throw new Error(`There is no lead ${unknown.join(', ')}. Nothing was changed.`);
  return found.filter((lead) => lead !== undefined);
}

function statesOf(values: Values): LeadState[] {
  return leadStates.filter((name) => name in values);
}

async function list(store: LeadStore, values: Values): Promise<string> {
  const states = statesOf(values);
  const ofStates = (await store.list()).filter(({ state }) => states.length === 0 || states.includes(state));
  const listed = ofStates.filter(({ spam }) => !values.spam || spam !== undefined);
  const { pending, sending, sent, parked, done } = await store.status();
  return `${listText(listed)}\n${pending + sending} waiting, ${sent} sent, ${parked} parked, ${done} done.\n`;
}

async function exportAll(store: LeadStore, { format }: Values): Promise<string> {
  if (format !== 'json' && format !== 'csv') throw new UsageError('--format csv or --format json is missing.');
  const leads = await store.list();
  return format === 'json' ? `${JSON.stringify(leads, undefined, 2)}\n` : csvOf(leads);
}

async function resend(store: LeadStore, values: Values, targets: string[]): Promise<string> {
  const states = statesOf(values);
  const queued = states.filter((state) => state === 'pending' || state === 'parked');
  if (states.length > queued.length || (queued.length > 0 && targets.length > 0))
    throw new UsageError('Give either ids, or --parked or --pending.');
  let count = 0;
  for (const state of queued) count += await store.resend({ state });
  if (queued.length === 0)
    for (const { id, sequence } of await leadsOf(store, targets)) {
      if ((await store.resend({ id })) === 0) throw new Error(`Lead ${sequence} is being mailed at this moment.`);
      count += 1;
    }
  return `${count} put into the queue. The running server sends them within seconds.\n`;
}

async function close(store: LeadStore, targets: string[]): Promise<string> {
  const leads = await leadsOf(store, targets);
  const other = leads.find(({ state }) => state !== 'parked');
  if (other) throw new Error(`Lead ${other.sequence} is not parked. Nothing was changed.`);
  for (const { id } of leads) await store.closeLead(id);
  return `${leads.length} closed.\n`;
}

async function deleteLeads(store: LeadStore, { email, phone, spam, yes }: Values, targets: string[]): Promise<string> {
  const person = email || phone;
  if ([person, spam, targets.length > 0].filter(Boolean).length !== 1)
    throw new UsageError('Give either ids, or --email and --phone, or --spam.');
  const leads =
    targets.length > 0
      ? await leadsOf(store, targets)
      : (await store.list()).filter(person ? matcher(email, phone) : (lead) => lead.spam);
  // Possible spam may never have been mailed, so the owner sees every lead before it is deleted.
  const seen = spam ? listText(leads) : '';
  if (spam && !yes)
    return `${seen}${leads.length} leads would be deleted. Nothing was deleted: repeat the command with --yes.\n`;
  if (leads.length === 0) throw new Error('There is no such lead.');
  for (const { id } of leads) await store.delete(id);
  try {
    await store.erase();
  } catch (cause) {
    const advice = 'could not be overwritten on the disk yet: the server does it at night';
    throw new Error(`${leads.length} deleted. They are out of every list, but ${advice}.`, { cause });
  }
  return `${seen}${leads.length} deleted.\n`;
}

/**
 * Matches leads with the email address or the phone number, because a lead may contain only one of them. The field for
 * the phone number may contain several, or an extension.
 */
function matcher(email: string | undefined, phone: string | undefined): (lead: Lead) => boolean {
  const address = emailKey(email);
  const number = phoneKey(phone);
  // A part of a number would match no lead, and the owner could believe that the leads are deleted.
  if (phone !== undefined && number.length < 6)
    throw new UsageError(`'${phone}' is no whole phone number. Nothing was deleted.`);
  return ({ params: { email: stored, phone: numbers = '' } }) =>
    (address !== '' && emailKey(stored) === address) ||
    (number !== '' && [numbers, ...numbers.split(/[/,;]|\p{L}+/u)].some((part) => phoneKey(part) === number));
}

import { createHash } from 'node:crypto';
import type { LeadParams } from '../leads/lead.ts';
import { textOf } from '../leads/plain-text.ts';

/** A text field that people do not see; programs that fill every field give themselves away. */
export const honeypotField = 'website_url';

const manyLinks = 3;
/** Short messages ('AC not working') are the same by chance. */
const longEnoughToRecognise = 60;
const manySenders = 3;
const rememberedMessages = 2000;

export type SpamVerdict = (params: LeadParams, addressHash: string) => string | undefined;

/** Says why a lead looks like spam. Such a lead is kept, answered like any other, and named in the digest. */
export function spamVerdict(): SpamVerdict {
  const sendersOf = new Map<string, Set<string>>();

  const isSentByMany = (message: string, addressHash: string) => {
    if (message.length < longEnoughToRecognise) return false;
    const key = createHash('sha256').update(message.toLowerCase().replace(/\s+/g, ' ')).digest('base64url');
    const senders = sendersOf.get(key) ?? new Set();
    sendersOf.delete(key);
    sendersOf.set(key, senders.size < manySenders ? senders.add(addressHash) : senders);
    if (sendersOf.size > rememberedMessages) sendersOf.delete(sendersOf.keys().next().value ?? key);
    return senders.size >= manySenders;
  };

  return (params, addressHash) => {
    if (textOf(params[honeypotField]) !== '') return 'the hidden field was filled in';
    const message = textOf(params.message);
    if (linksIn(message) >= manyLinks) return 'the message has many links';
    if (linksIn(textOf(params.name)) > 0) return 'the name is a link';
    if (isSentByMany(message, addressHash)) return 'the same message came from many senders';
    return undefined;
  };
}

function linksIn(text: string): number {
  return text.match(/https?:\/\/|www\./gi)?.length ?? 0;
}

import type { LeadTable } from './lead-table.ts';
import type { Durability } from './open-database.ts';
import type { Result } from './run-batch.ts';

export type WriterData = { folder: string; durability: Durability };
export type WriterOperation = keyof LeadTable | 'backup' | 'close';
export type WriterRequest = { number: number; operation: WriterOperation; args: unknown[] };
/** Number 0 is the message that the file is open. */
export type WriterReply = Result & { number: number };

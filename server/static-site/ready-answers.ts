import type { PlainGet } from '../http/plain-gets/read-plain-get.ts';
import type { ReadyAnswer } from '../http/plain-gets/serve-plain-gets.ts';
import { acceptedEncodings } from './accept-encoding.ts';
import { bestVariant, type Variant } from './built-file.ts';
import type { BuiltFiles } from './built-files.ts';

/** A larger file is worth no second copy of it in memory: sending it takes far longer than making its head. */
const largestBody = 128 * 1024;

/** Head and body of an answer in one piece, made once a second, since its date is part of it. */
export function readyAnswers(files: BuiltFiles, keepAliveMs: number): ReadyAnswer {
  const made = new WeakMap<Variant, { second: number; bytes: Buffer }>();

  return ({ address, acceptEncoding }: PlainGet) => {
    const file = files.get(address);
    if (file?.place !== 'memory') return undefined;
    const variant = bestVariant(file, acceptedEncodings(acceptEncoding));
    if (variant.body.length > largestBody) return undefined;

    const second = Math.floor(Date.now() / 1000);
    const known = made.get(variant);
    if (known?.second === second) return known.bytes;
    const bytes = Buffer.concat([headOf(variant, second, keepAliveMs), variant.body]);
    made.set(variant, { second, bytes });
    return bytes;
  };
}

/** As Node's own server writes it, in the same order. */
function headOf({ headerList }: Variant, second: number, keepAliveMs: number): Buffer {
  const lines = ['HTTP/1.1 200 OK'];
  for (let index = 0; index < headerList.length; index += 2)
    lines.push(`${headerList[index]}: ${headerList[index + 1]}`);
  lines.push(`Date: ${new Date(second * 1000).toUTCString()}`);
  lines.push('Connection: keep-alive', `Keep-Alive: timeout=${Math.floor(keepAliveMs / 1000)}`);
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
}

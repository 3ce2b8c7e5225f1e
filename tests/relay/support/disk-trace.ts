import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { basename, dirname } from 'node:path';

/** strace can be installed without the permission to trace. */
export const canTrace =
  spawnSync('strace', ['-V']).status === 0 && spawnSync('strace', ['-o', '/dev/null', 'true']).status === 0;

const calls = 'fdatasync,fsync,pwrite64,write,ftruncate,openat,unlink,rename,writev,sendto,sendmsg';

/** The start of a command: runs Node under strace, which writes its system calls to the file `trace`. */
export function tracedCommand(trace: string): string[] {
  const options = ['-D', '-f', '--seccomp-bpf', '-y', '-s', '24', '-e', `trace=${calls}`, '-o', trace];
  return ['strace', ...options, process.execPath];
}

/** The start of a command: runs Node on a disk that hangs for some seconds when `file` is opened for the first time. */
export function hangingCommand(file: string, seconds: number): string[] {
  const inject = `inject=openat:delay_enter=${seconds * 1e6}:when=1`;
  return ['strace', '-D', '-f', '-o', '/dev/null', '-P', file, '-e', 'trace=openat', '-e', inject, process.execPath];
}

/** Makes every sync of a running process fail. Resolves with a function that stops this. */
export async function failSyncs(pid: number): Promise<() => Promise<void>> {
  const inject = 'inject=fdatasync,fsync:error=EIO';
  const tracer = spawn('strace', [
    '-f',
    '-p',
    String(pid),
    '-e',
    'trace=fdatasync,fsync',
    '-e',
    inject,
    '-o',
    '/dev/null',
  ]);
  const exited = once(tracer, 'exit');
  // strace prints the threads to which it has attached.
  await once(tracer.stderr, 'data');
  return async () => {
    tracer.kill('SIGINT');
    await exited;
  };
}

/** These files contain only locks and caches of running processes, so they need not survive a power cut. */
const isVolatile = (file: string) => /(?:-shm|\.lock(?:-journal)?)$/.test(file);

/**
 * For each response `200 OK` in a trace, the files and folders with unsynced changes. A power cut at that time could
 * lose these changes.
 */
export function unsyncedAtAnswers(lines: readonly string[], folder: string): string[][] {
  const known = new Set<string>();
  const unsynced = new Set<string>();
  const begun = new Map<string, string>();
  const answers: string[][] = [];

  function changeName(file: string): void {
    if (!isVolatile(file)) unsynced.add(dirname(file));
  }

  function follow(call: string): void {
    const path = /(\/[^"<>]*)[">]/.exec(call)?.[1] ?? '';
    if (call.includes('"HTTP/1.1 200 OK')) answers.push(Array.from(unsynced, (name) => basename(name)));
    if (!path.startsWith(folder)) return;
    if (/^(?:fdatasync|fsync)\(.*= 0$/.test(call)) unsynced.delete(path);
    else if (/^(?:pwrite64|write|ftruncate)\(/.test(call) && !isVolatile(path)) unsynced.add(path);
    else if (/^(?:unlink|rename)\(.*= 0$/.test(call)) {
      changeName(path);
      known.delete(path);
      unsynced.delete(path);
    } else if (/^openat\(.*O_CREAT.*= \d/.test(call) && !known.has(path)) {
      changeName(path);
      known.add(path);
    }
  }

  for (const line of lines) {
    const [, thread = '', call = ''] = /^(\d+) +(.*)$/.exec(line) ?? [];
    const resumed = /^<\.\.\. \w+ resumed>(.*)$/.exec(call)?.[1];
    if (call.endsWith('<unfinished ...>')) begun.set(thread, call.replace('<unfinished ...>', ''));
    else follow(resumed === undefined ? call : (begun.get(thread) ?? '') + resumed);
  }
  return answers;
}

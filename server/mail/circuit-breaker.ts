import type { Clock } from '../clock.ts';
import type { Mailer, SendFailure, SendResult } from './mailer.ts';

/** Failures in a row of the way to the server, after which single mails stop finding out for themselves. */
const failuresToOpen = 5;
const probeEveryMs = 60_000;

export type CircuitBreaker = Mailer & {
  /** Why nothing is sent at the moment; nothing while mails go out. */
  trouble(): SendFailure | undefined;
  /** Asks the server, once a minute at most, whether it is back. True when it is. */
  recovers(): Promise<boolean>;
};

export type CircuitBreakerOptions = {
  mailer: Mailer;
  /** Never goes back: `performance.now`. */
  monotonicClock: Clock;
  onOpen: (failure: SendFailure) => void;
  onClose: () => void;
};

/** Spares a server that is down, and the leads' attempts when the password is wrong. */
export function circuitBreaker({ mailer, monotonicClock, onOpen, onClose }: CircuitBreakerOptions): CircuitBreaker {
  let failures = 0;
  let open: { failure: SendFailure; nextProbeAt: number } | undefined;

  const note = (result: SendResult): SendResult => {
    if (result.ok || (result.kind !== 'unreachable' && result.kind !== 'misconfigured')) {
      // The server answered, whatever it said about this mail.
      failures = 0;
      return result;
    }
    failures += 1;
    if (!open && (result.kind === 'misconfigured' || failures >= failuresToOpen)) {
      open = { failure: result, nextProbeAt: monotonicClock() + probeEveryMs };
      onOpen(result);
    }
    return result;
  };

  return {
    send: async (mail) => open?.failure ?? note(await mailer.send(mail)),
    probe: () => mailer.probe(),
    close: () => mailer.close(),
    trouble: () => open?.failure,
    async recovers() {
      if (!open || monotonicClock() < open.nextProbeAt) return false;
      open.nextProbeAt = monotonicClock() + probeEveryMs;
      const result = await mailer.probe();
      if (!result.ok) {
        open.failure = result;
        return false;
      }
      open = undefined;
      failures = 0;
      onClose();
      return true;
    },
  };
}

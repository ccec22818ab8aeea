import { setTimeout as pause } from 'node:timers/promises';
import { PASSWORD } from '@candil/product';

/** Settings of the flood process. */
export interface FloodOrder {
  readonly url: string;
  readonly perSecond: number;
  readonly seconds: number;
}

/** Outcome of the flood. */
export interface FloodOutcome {
  /** Number of responses by status. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Requests without an answer. */
  readonly errors: number;
}

let attempt = 0;
/** A sign-in of an account and from an address that were not there before, as a proxy in front would tell it. */
const tryOnce = async (url: string): Promise<string> => {
  attempt += 1;
  const response = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: url,
      'x-forwarded-for': `10.${(attempt >> 16) & 255}.${(attempt >> 8) & 255}.${attempt & 255}`,
    },
    body: JSON.stringify({ email: `load-${process.pid}-${attempt}@candil.example`, password: PASSWORD }),
  });
  await response.arrayBuffer();
  return String(response.status);
};

/** Sends requests at a fixed rate, evenly, without waiting for earlier ones: a slow answer does not slow the flood. */
const flood = async ({ url, perSecond, seconds }: FloodOrder): Promise<FloodOutcome> => {
  const statuses: Record<string, number> = {};
  let errors = 0;
  const note = (status: string): void => {
    statuses[status] = (statuses[status] ?? 0) + 1;
  };
  const running: Promise<void>[] = [];
  const started = performance.now();
  const all = perSecond * seconds;
  while (running.length < all) {
    const due = Math.min(all, Math.ceil(((performance.now() - started) / 1_000) * perSecond));
    while (running.length < due) {
      running.push(
        tryOnce(url).then(note, () => {
          errors += 1;
        }),
      );
    }
    await pause(1);
  }
  await Promise.all(running);
  return { statuses, errors };
};

// A separate process, so that it does not use the event loop of the measurement.
process.on('message', (order: FloodOrder) => {
  void flood(order).then((outcome) => process.send?.(outcome));
});

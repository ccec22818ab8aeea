import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export interface SlowOrder {
  readonly port: number;
  /** Sockets of each kind. */
  readonly each: number;
  /** The measurement ends by then, whatever is still open. */
  readonly mostMilliseconds: number;
}

/** For each kind: how many were opened, how many the service has closed, and after how long the last of them. */
export type SlowReport = Readonly<Record<string, { opened: number; cut: number; lastMilliseconds: number }>>;

const DRIP_EVERY_MILLISECONDS = 1_000;
const host = (port: number) => `host: 127.0.0.1:${port}\r\n`;

/** What each kind sends first, and then one piece of every second. */
const KINDS: Readonly<Record<string, { first(port: number): string; readonly piece: string }>> = {
  headers: { first: (port) => `GET /api/v1/account HTTP/1.1\r\n${host(port)}`, piece: 'x-slow: 1\r\n' },
  bodies: {
    first: (port) =>
      `POST /api/v1/auth/login HTTP/1.1\r\n${host(port)}origin: http://127.0.0.1:${port}\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n{`,
    piece: ' ',
  },
  idle: { first: () => '', piece: '' },
};

const openAll = async ({ port, each, mostMilliseconds }: SlowOrder): Promise<SlowReport> => {
  const report = Object.fromEntries(Object.keys(KINDS).map((kind) => [kind, { opened: 0, cut: 0, lastMilliseconds: 0 }]));
  const closed: Promise<void>[] = [];
  const open = new Set<{ destroy(): void }>();
  const drips: ReturnType<typeof setInterval>[] = [];
  for (let index = 0; index < each; index += 1) {
    for (const [kind, { first, piece }] of Object.entries(KINDS)) {
      const counts = report[kind];
      if (counts === undefined) continue;
      const socket = connect(port, '127.0.0.1');
      open.add(socket);
      closed.push(
        new Promise((resolve) => {
          let since = performance.now();
          socket.once('connect', () => {
            since = performance.now();
            counts.opened += 1;
            if (first(port) !== '') socket.write(first(port));
            if (piece !== '') drips.push(setInterval(() => socket.writable && socket.write(piece), DRIP_EVERY_MILLISECONDS));
          });
          socket.on('error', () => undefined);
          socket.resume();
          socket.once('end', () => socket.destroy());
          socket.once('close', () => {
            open.delete(socket);
            counts.cut += 1;
            counts.lastMilliseconds = Math.max(counts.lastMilliseconds, performance.now() - since);
            resolve();
          });
        }),
      );
    }
    // Not all in one moment: the queue of the listening socket is short.
    if (index % 25 === 24) await pause(10);
  }
  await Promise.race([Promise.all(closed), pause(mostMilliseconds)]);
  for (const drip of drips) clearInterval(drip);
  const outcome = structuredClone(report);
  for (const socket of open) socket.destroy();
  return outcome;
};

process.on('disconnect', () => process.exit());
// A process of its own, so that 1,500 sockets do not use the event loop of the measurement.
process.on('message', (order: SlowOrder) => {
  void openAll(order).then((report) => process.send?.(report));
});

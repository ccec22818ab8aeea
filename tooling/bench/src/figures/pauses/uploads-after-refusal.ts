import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { type Product, SAMPLE_USERS, signIn } from '@candil/product';
import { figure } from '../../report';
import type { HonestClient } from './honest-client';

const SENDERS = 20;
const MOST_BYTES = 200_000_000;
const MOST_READ_MEGABYTES = 15;
const MOST_MILLISECONDS = 50;
const ROUNDS = 3;
const PATH = '/api/files/temp?domain=support&entity=request';
const PIECE = Buffer.concat([Buffer.from('10000\r\n'), Buffer.alloc(65_536, 'a'), Buffer.from('\r\n')]);
const FORM = '--mark\r\ncontent-disposition: form-data; name="file"; filename="plan.txt"\r\n\r\n';

/** Megabytes that a process has read so far, from sockets too; 0 where the system does not tell. */
const readBy = (pid: number): number => {
  try {
    return Number(/rchar: (\d+)/.exec(readFileSync(`/proc/${pid}/io`, 'utf8'))?.[1] ?? 0) / 1e6;
  } catch {
    return 0;
  }
};

/** Files of an account up to the limit, so that the next one is answered with 429. */
const fillQuota = async (url: string, cookie: string): Promise<void> => {
  for (;;) {
    const form = new FormData();
    form.append('file', new Blob(['a note']), 'note.txt');
    const { status } = await fetch(`${url}${PATH}`, { method: 'POST', body: form, headers: { cookie, origin: url } });
    if (status === 429) return;
    if (status !== 200) throw new Error(`A file answered ${status}`);
  }
};

/** Sends a file in chunks, and goes on after it is refused, until the connection ends or 200 MB went. */
const flood = async (url: string, cookie: string) => {
  const { port } = new URL(url);
  const socket = connect(Number(port), '127.0.0.1');
  let answer = '';
  let sent = 0;
  socket.on('data', (data) => {
    answer += data.toString('latin1');
  });
  const ended = new Promise<void>((resolve) => {
    socket.on('error', () => resolve());
    socket.on('close', () => resolve());
  });
  await once(socket, 'connect');
  const head = [`POST ${PATH} HTTP/1.1`, `host: 127.0.0.1:${port}`, `origin: ${url}`, `cookie: ${cookie}`];
  socket.write(`${[...head, 'content-type: multipart/form-data; boundary=mark', 'transfer-encoding: chunked'].join('\r\n')}\r\n\r\n`);
  socket.write(`${FORM.length.toString(16)}\r\n${FORM}\r\n`);
  const write = (): void => {
    while (!socket.destroyed && sent < MOST_BYTES) {
      sent += PIECE.length;
      if (!socket.write(PIECE)) return void socket.once('drain', write);
    }
    socket.end();
  };
  write();
  await ended;
  return Number(answer.slice(9, 12));
};

/** Files that go on being sent after they were refused, with an honest client beside them. */
export const senderAfterRefusal = async (product: Product, database: string, client: HonestClient) => {
  const { cookie } = await signIn(product.url, SAMPLE_USERS.otherDistributor);
  await fillQuota(product.url, cookie);
  const rounds = [];
  const before = readBy(product.pid());
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push(await client.beside(() => Promise.all(Array.from({ length: SENDERS }, () => flood(product.url, cookie)))));
  const statuses = rounds.flatMap(({ value }) => value);
  const read = (readBy(product.pid()) - before) / statuses.length;
  const refused = statuses.filter((status) => status === 429).length;
  const longest = Math.min(...rounds.map((round) => round.longest));
  const byClock = Math.min(...rounds.map(({ longestByClock }) => longestByClock));
  const value = `${refused} of ${statuses.length} answered 429 and cut, ${read.toFixed(1)} MB read of each; others waited ${longest.toFixed(0)} ms at most, ${byClock.toFixed(0)} ms by the clock`;
  const target = `all, <= ${MOST_READ_MEGABYTES} MB, <= ${MOST_MILLISECONDS} ms`;
  figure(`pause beside ${SENDERS} uploads that go on after their 429 on ${database}`, value, target, (slower) => {
    return refused === statuses.length && read <= MOST_READ_MEGABYTES && longest <= MOST_MILLISECONDS * slower;
  });
};

// @ts-check
// Runs PGlite away from the server's own thread: its query loops would block the server's event loop.
// Plain JavaScript, because a worker thread has no loader for TypeScript under tests and tsx.
import { Buffer } from 'node:buffer';
import { parentPort, workerData } from 'node:worker_threads';
import { messages, PGlite, protocol } from '@electric-sql/pglite';

/** @typedef {{ id: number, kind: 'statement', text: string, values: (string | null)[], name: string | undefined } | { id: number, kind: 'dump' | 'close' }} Job */

const { serialize } = protocol;
/** @type {{ compiled: WebAssembly.Module, dataDirectory: string | undefined, template: Uint8Array | undefined }} */
const { compiled, dataDirectory, template } = workerData;

/** The dump as PGlite asks for it; a real blob would copy it three times on its way. */
class Dump extends Blob {
  #content;
  /** @param {Uint8Array} content other threads may share it */
  constructor(content) {
    super([]);
    this.#content = content;
  }
  /** @override */
  arrayBuffer() {
    return Promise.resolve(new Uint8Array(this.#content).buffer);
  }
}

/** @param {{ debug?: 0 | 1 }} more */
const open = (more = {}) =>
  PGlite.create({
    pgliteWasmModule: compiled,
    ...(dataDirectory === undefined ? {} : { dataDir: dataDirectory }),
    ...(template === undefined ? {} : { loadDataDir: new Dump(template) }),
    ...more,
  });

/** PGlite reports only that it did not start; a second start with debug output gives the messages of PostgreSQL. */
const reasonOf = async (/** @type {unknown} */ error) => {
  /** @type {string[]} */
  const said = [];
  const { info, error: tell, log, warn } = console;
  const hear = (/** @type {unknown[]} */ ...words) => void said.push(words.map(String).join(' '));
  Object.assign(console, { info: hear, error: hear, log: hear, warn: hear });
  await open({ debug: 1 }).catch(() => undefined);
  Object.assign(console, { info, error: tell, log, warn });
  const reason = said.map((line) => /(?:FATAL|PANIC): {1,2}(.{1,300})/.exec(line)?.[1]).find((line) => line !== undefined);
  return reason === undefined ? error : new Error(reason, { cause: error });
};

const database = await open().catch(async (error) => {
  throw dataDirectory === undefined ? error : await reasonOf(error);
});

/** Names of the statements that the connection has planned. */
const planned = new Set();

/** @param {Uint8Array[]} parts */
const send = (parts) =>
  database.execProtocolStream(new Uint8Array(Buffer.concat(parts.map((part) => new Uint8Array(part)))), { syncToFs: true });

/** @param {string} text @param {(string | null)[]} values @param {string} name empty for a statement that is planned for this one time */
const partsOf = (text, values, name) =>
  values.length === 0
    ? [serialize.query(text)]
    : [
        ...(planned.has(name) ? [] : [serialize.parse({ name, text })]),
        serialize.bind({ statement: name, values }),
        serialize.describe({ type: 'P' }),
        serialize.execute({}),
        serialize.sync(),
      ];

/** @param {string} name */
const forget = async (name) => {
  planned.delete(name);
  await send([serialize.close({ type: 'S', name }), serialize.sync()]);
};

/** @param {string} text @param {(string | null)[]} values @param {string} name */
const runStatement = async (text, values, name) => {
  const answer = await send(partsOf(text, values, name)).catch(async (error) => {
    // A failed statement may or may not have been planned before it failed: it is forgotten on both sides.
    if (name !== '') await forget(name);
    throw error;
  });
  if (name !== '') planned.add(name);
  /** @type {[string, number][]} */
  let fields = [];
  /** @type {(string | null)[][]} */
  let rows = [];
  let tag = '';
  for (const message of answer) {
    if (message instanceof messages.RowDescriptionMessage) {
      fields = message.fields.map((field) => [field.name, field.dataTypeID]);
      rows = [];
    } else if (message instanceof messages.DataRowMessage) {
      rows.push(message.fields);
    } else if (message instanceof messages.CommandCompleteMessage) {
      tag = message.text;
    }
  }
  return { fields, rows, tag };
};

/** @param {Job} job */
const run = async (job) => {
  switch (job.kind) {
    case 'statement':
      return runStatement(job.text, job.values, job.name ?? '');
    case 'dump':
      return new Uint8Array(await (await database.dumpDataDir('none')).arrayBuffer());
    case 'close':
      return database.close();
  }
};

const DETAILS = /** @type {const} */ (['code', 'severity', 'detail', 'hint', 'schema', 'table', 'column', 'constraint', 'routine']);

/** @param {unknown} error */
const errorParts = (error) => {
  /** @type {Record<string, unknown>} */
  const source = typeof error === 'object' && error !== null ? { .../** @type {object} */ (error) } : {};
  return {
    message: error instanceof Error ? error.message : String(error),
    details: Object.fromEntries(DETAILS.flatMap((name) => (source[name] === undefined ? [] : [[name, source[name]]]))),
  };
};

/** Jobs run one after the other in the order they arrived: the owner of the connection is decided on the other side. */
let previous = Promise.resolve();
parentPort?.on('message', (/** @type {Job} */ job) => {
  previous = previous.then(async () => {
    try {
      parentPort?.postMessage({ id: job.id, value: await run(job) });
    } catch (error) {
      parentPort?.postMessage({ id: job.id, error: errorParts(error) });
    }
  });
});
parentPort?.postMessage({ id: 0, value: 'ready' });

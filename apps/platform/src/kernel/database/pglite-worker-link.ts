import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

export interface WorkerAnswer {
  readonly fields: readonly [name: string, typeId: number][];
  readonly rows: (string | null)[][];
  readonly tag: string;
}

type JobOf =
  | { kind: 'statement'; text: string; values: (string | null)[]; name: string | undefined }
  | { kind: 'dump' }
  | { kind: 'close' };
interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}
interface Reply {
  readonly id: number;
  readonly value?: unknown;
  readonly error?: { readonly message: string; readonly details: Record<string, unknown> };
}

/** Beside this file in the sources, beside the bundle under its built name. */
const workerUrl = (): URL => {
  const source = new URL('./pglite-worker.mjs', import.meta.url);
  return existsSync(source) ? source : new URL('./pglite-worker.js', import.meta.url);
};

let program: Promise<WebAssembly.Module> | undefined;

/** PGlite's own program, compiled once in this process: every further database finds the machine code of those before it. */
export const pgliteProgram = (): Promise<WebAssembly.Module> => {
  const folder = pathToFileURL(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  program ??= readFile(new URL('./pglite.wasm', folder)).then((bytes) => WebAssembly.compile(bytes));
  return program;
};

class PgliteError extends Error {
  override readonly name = 'PgliteError';
}

/** Question and answer with the thread that holds PGlite. */
export class PgliteWorkerLink {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private nextId = 1;
  private ended: Error | undefined;
  readonly ready: Promise<void>;

  constructor(compiled: WebAssembly.Module, dataDirectory: string | undefined, template: Uint8Array | undefined) {
    this.worker = new Worker(workerUrl(), { workerData: { compiled, dataDirectory, template }, execArgv: [] });
    this.ready = new Promise((resolve, reject) => this.waiting.set(0, { resolve: () => resolve(), reject }));
    this.worker.on('message', (reply: Reply) => this.settle(reply));
    this.worker.on('error', (error) =>
      this.endWith(new Error(`The database is closed: its thread failed (${error.message})`, { cause: error })),
    );
    this.worker.on('exit', () => this.endWith(new Error('The database is closed')));
  }

  /** With a name the statement is planned once and found again by it. */
  statement(text: string, values: (string | null)[], name: string | undefined): Promise<WorkerAnswer> {
    return this.ask<WorkerAnswer>({ kind: 'statement', text, values, name });
  }

  dump(): Promise<Uint8Array> {
    return this.ask<Uint8Array>({ kind: 'dump' });
  }

  async close(): Promise<void> {
    if (this.ended !== undefined) return;
    await this.ask({ kind: 'close' });
    await this.worker.terminate();
  }

  private ask<T>(job: JobOf): Promise<T> {
    if (this.ended !== undefined) return Promise.reject(this.ended);
    const id = this.nextId++;
    return new Promise<T>((resolve, reject) => {
      this.waiting.set(id, { resolve: (value) => resolve(value as T), reject });
      this.worker.postMessage({ id, ...job });
    });
  }

  private settle(reply: Reply): void {
    const waiting = this.waiting.get(reply.id);
    this.waiting.delete(reply.id);
    if (reply.error === undefined) waiting?.resolve(reply.value);
    else waiting?.reject(Object.assign(new PgliteError(reply.error.message), reply.error.details));
  }

  private endWith(error: Error): void {
    this.ended ??= error;
    for (const { reject } of this.waiting.values()) reject(this.ended);
    this.waiting.clear();
  }
}

import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

/** A town of the packaged list. */
export interface City {
  /** Id at GeoNames. */
  readonly geonameId: number;
  readonly name: string;
  /** As its people write it, where that differs; may be empty. */
  readonly altName: string;
  readonly divisionCode: string;
  readonly population: number;
}

/** An idle thread ends: its memory costs more than a restart. */
const IDLE_MILLISECONDS = 30_000;
const COUNTRIES_KEPT = 12;

const workerUrl = (): URL => {
  const source = new URL('./city-worker.mjs', import.meta.url);
  return existsSync(source) ? source : new URL('./city-worker.js', import.meta.url);
};

/** Towns of the world by country, the largest first, read by a thread when they are first asked for. */
export class CityList {
  private worker: Worker | undefined;
  private idle: NodeJS.Timeout | undefined;
  private readonly kept = new Map<string, Promise<readonly City[]>>();
  private readonly waiting = new Map<string, { resolve(cities: readonly City[]): void; reject(error: Error): void }>();

  of(country: string): Promise<readonly City[]> {
    const known = this.kept.get(country);
    if (known !== undefined) {
      // The one asked for last goes last.
      this.kept.delete(country);
      this.kept.set(country, known);
      return known;
    }
    const asked = this.ask(country);
    this.kept.set(country, asked);
    asked.catch(() => this.kept.delete(country));
    const [oldest] = this.kept.keys();
    if (this.kept.size > COUNTRIES_KEPT && oldest !== undefined) this.kept.delete(oldest);
    return asked;
  }

  async close(): Promise<void> {
    clearTimeout(this.idle);
    const { worker } = this;
    this.worker = undefined;
    await worker?.terminate();
  }

  private ask(country: string): Promise<readonly City[]> {
    this.worker ??= this.startWorker();
    clearTimeout(this.idle);
    const answer = new Promise<readonly City[]>((resolve, reject) => this.waiting.set(country, { resolve, reject }));
    this.worker.postMessage(country);
    return answer;
  }

  private startWorker(): Worker {
    const worker = new Worker(workerUrl(), { execArgv: [] });
    worker.unref();
    worker.on('message', ({ country, cities }: { country: string; cities: readonly City[] }) => {
      this.waiting.get(country)?.resolve(cities);
      this.waiting.delete(country);
      if (this.waiting.size === 0) this.idle = setTimeout(() => void this.close(), IDLE_MILLISECONDS).unref();
    });
    const failAll = (cause?: unknown): void => {
      if (this.worker === worker) this.worker = undefined;
      for (const { reject } of this.waiting.values()) reject(new Error('The thread that reads places ended', { cause }));
      this.waiting.clear();
    };
    worker.on('error', failAll);
    worker.on('exit', () => {
      if (this.worker === worker || this.worker === undefined) failAll();
    });
    return worker;
  }
}

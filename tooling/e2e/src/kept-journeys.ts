import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { keepPassed, readPassed } from './passed-journeys';

interface KeptOptions {
  /** File with the names of passed journeys. */
  readonly file: string;
  /** Hash of the inputs of this run. */
  readonly inputs: string;
  /** Report with the counts of the run, to which those of the kept journeys are added. */
  readonly report: string;
}

/** Records passed journeys, so that a repeated run on the same inputs continues where it failed; reports and counts recorded ones. */
// biome-ignore lint/style/noDefaultExport: the runner takes a reporter by the default export of its file
export default class KeptJourneys implements Reporter {
  readonly #options: KeptOptions;
  readonly #kept: number;

  constructor(options: KeptOptions) {
    this.#options = options;
    this.#kept = readPassed(options.file, options.inputs).length;
  }

  onBegin(_config: FullConfig, _suite: Suite): void {
    if (this.#kept > 0) process.stdout.write(`${this.#kept} journeys kept from an earlier run on the same inputs: ${this.#kept} passed\n`);
  }

  onTestEnd(test: TestCase): void {
    // A journey that passed only on a retry is not kept, so it is named each time.
    if (test.outcome() !== 'expected' || test.expectedStatus !== 'passed') return;
    const [, , file, ...titles] = test.titlePath();
    keepPassed(this.#options.file, this.#options.inputs, [file, ...titles].join(' '));
  }

  /** After the report of the run was written. */
  onEnd(): void {
    const { report } = this.#options;
    if (this.#kept === 0 || !existsSync(report)) return;
    const counted = JSON.parse(readFileSync(report, 'utf8'));
    counted.stats.expected += this.#kept;
    writeFileSync(report, JSON.stringify(counted));
  }
}

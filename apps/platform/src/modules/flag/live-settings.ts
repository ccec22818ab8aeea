import type { FlagName, FlagSettings } from '@candil/domain';
import type { FlagStore } from '@candil/feature-flags/server';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../kernel';
import { readFlags, type StoredFlag } from './flag-repository';

/** A change made on another instance must take effect within a second (readings, shape of the platform); the table is small. */
const READ_EVERY_MILLISECONDS = 400;

const settingsOf = ({ sets, emails, subFamilyIds, applicationIds }: StoredFlag): FlagSettings => ({
  sets,
  emails,
  ...(subFamilyIds !== null && { subFamilyIds }),
  ...(applicationIds !== null && { applicationIds }),
});

/** Settings of a flag that nobody has changed. */
const UNCHANGED: FlagSettings = {};

/** The stored settings in memory, read again by themselves: asking for a flag sends no statement. */
export class LiveSettings implements FlagStore {
  private known: ReadonlyMap<FlagName, FlagSettings> = new Map();
  private timer: NodeJS.Timeout | undefined;
  private reading: Promise<void> = Promise.resolve();
  private isSilent = false;

  constructor(
    private readonly database: Database,
    private readonly log: FastifyBaseLogger,
  ) {}

  settingsOf(name: FlagName): FlagSettings {
    return this.known.get(name) ?? UNCHANGED;
  }

  async refresh(): Promise<void> {
    this.known = new Map((await readFlags(this.database)).map((row) => [row.name, settingsOf(row)]));
  }

  async start(): Promise<void> {
    await this.refresh();
    this.again();
  }

  async stop(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    await this.reading;
  }

  private again(): void {
    this.timer = setTimeout(() => {
      this.reading = this.readOnce();
    }, READ_EVERY_MILLISECONDS);
    this.timer.unref();
  }

  /** Keeps the last settings while the database cannot be read, and logs that once. */
  private async readOnce(): Promise<void> {
    const started = this.timer;
    try {
      await this.refresh();
      this.isSilent = false;
    } catch {
      if (!this.isSilent) this.log.warn('flags could not be read; those known stay');
      this.isSilent = true;
    }
    if (this.timer === started) this.again();
  }
}

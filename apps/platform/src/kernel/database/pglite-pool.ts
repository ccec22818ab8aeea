import pg from 'pg';
import { type ConnectionPool, type DatabaseClient, type StatementConfig, type StatementResult, textOf } from './connection-pool';
import { PgliteWorkerLink, pgliteProgram, type WorkerAnswer } from './pglite-worker-link';
import { StatementNames } from './statement-names';
import { countStatement, refusePoolInsideTransaction } from './statement-scope';

/** Part of node-postgres' doors, but not of its declared types. */
const { prepareValue } = (pg as unknown as { utils: { prepareValue(value: unknown): unknown } }).utils;

/** A parameter as PostgreSQL's text format, exactly as node-postgres would send it. */
const asText = (value: unknown): string | null => {
  const prepared: unknown = prepareValue(value);
  if (prepared === null || prepared === undefined) return null;
  return Buffer.isBuffer(prepared) ? `\\x${prepared.toString('hex')}` : String(prepared);
};

const parserFor = (statement: StatementConfig | string, typeId: number): ((text: string) => unknown) =>
  typeof statement === 'string' || statement.types === undefined
    ? pg.types.getTypeParser(typeId)
    : statement.types.getTypeParser(typeId, 'text');

const resultOf = (statement: StatementConfig | string, answer: WorkerAnswer): StatementResult => {
  const parsers = answer.fields.map(([, typeId]) => parserFor(statement, typeId));
  const valuesOf = (row: (string | null)[]) => row.map((text, index) => (text === null ? null : parsers[index]?.(text)));
  const asArray = typeof statement !== 'string' && statement.rowMode === 'array';
  const rows = answer.rows.map((row) => {
    const values = valuesOf(row);
    return asArray ? values : Object.fromEntries(answer.fields.map(([name], index) => [name, values[index]]));
  });
  const [command = '', ...rest] = answer.tag.split(' ');
  const count = Number(rest.at(-1));
  return {
    rows,
    command,
    rowCount: Number.isInteger(count) && rest.length > 0 ? count : null,
    fields: answer.fields.map(([name, dataTypeID]) => ({ name, dataTypeID })),
  };
};

/**
 * PGlite behind node-postgres' shape. There is one connection: statements of the pool run in the order they are asked for,
 * and a client keeps the connection exclusively until it is released.
 */
export class PglitePool implements ConnectionPool {
  private readonly link: PgliteWorkerLink;
  private readonly names = new StatementNames();
  private occupied = false;
  private readonly queue: { exclusive: boolean; start(): void }[] = [];

  private constructor(link: PgliteWorkerLink) {
    this.link = link;
  }

  /** `dataDirectory` undefined = in memory; `template` = a dump to start from. */
  static async open(dataDirectory: string | undefined, template?: Uint8Array): Promise<PglitePool> {
    const link = new PgliteWorkerLink(await pgliteProgram(), dataDirectory, template);
    await link.ready;
    return new PglitePool(link);
  }

  async query(statement: StatementConfig | string, values: readonly unknown[] = []): Promise<StatementResult> {
    refusePoolInsideTransaction();
    await this.turn(false);
    return this.send(statement, values);
  }

  async connect(): Promise<DatabaseClient> {
    refusePoolInsideTransaction();
    await this.turn(true);
    let released = false;
    return {
      query: (statement, values = []) => this.send(statement, values),
      release: () => {
        if (released) return;
        released = true;
        this.occupied = false;
        this.admit();
      },
    };
  }

  async end(): Promise<void> {
    await this.link.close();
  }

  /** The whole database as a tar archive, to open others from. */
  dump(): Promise<Uint8Array> {
    return this.link.dump();
  }

  private async send(statement: StatementConfig | string, values: readonly unknown[]): Promise<StatementResult> {
    const text = textOf(statement);
    countStatement(text);
    const name = values.length === 0 ? undefined : this.names.nameOf(text);
    return resultOf(statement, await this.link.statement(text, values.map(asText), name));
  }

  private turn(exclusive: boolean): Promise<void> | undefined {
    if (!this.occupied && this.queue.length === 0) {
      this.occupied = exclusive;
      return undefined;
    }
    return new Promise((start) => {
      this.queue.push({ exclusive, start });
    });
  }

  private admit(): void {
    while (!this.occupied) {
      const next = this.queue.shift();
      if (next === undefined) return;
      this.occupied = next.exclusive;
      next.start();
    }
  }
}

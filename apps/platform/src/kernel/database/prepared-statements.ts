import type { Database } from './database';

/**
 * Statements that are put together once for each database and shape, and then only filled in: building one costs about as much as asking
 * it. A transaction is a database of its own and lives too short for this; it builds what it asks.
 */
export class PreparedStatements<Statement> {
  private readonly byDatabase = new WeakMap<Database, Map<string, Statement>>();
  private count = 0;

  constructor(private readonly name: string) {}

  /** The statement of a shape; `prepare` gets the name under which a connection knows it. */
  of(database: Database, shape: string, prepare: (name: string) => Statement): Statement {
    const known = this.byDatabase.get(database) ?? new Map<string, Statement>();
    this.byDatabase.set(database, known);
    const found = known.get(shape);
    if (found !== undefined) return found;
    this.count += 1;
    const made = prepare(`${this.name}_${this.count}`);
    known.set(shape, made);
    return made;
  }
}

/** The client interface that drizzle's node-postgres session needs. PostgreSQL and PGlite share it, so that both run the same SQL path. */
export interface StatementConfig {
  readonly text: string;
  readonly name?: string | undefined;
  readonly rowMode?: 'array';
  readonly types?: { getTypeParser(oid: number, format?: 'text' | 'binary'): (text: string) => unknown };
}

export interface StatementResult {
  readonly rows: unknown[];
  readonly rowCount: number | null;
  readonly command: string;
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[];
}

export interface DatabaseClient {
  query(statement: StatementConfig | string, values?: readonly unknown[]): Promise<StatementResult>;
  release(): void;
}

/** Drizzle takes a connection of its own for a transaction only from a client whose class name contains "Pool": keep it in the names. */
export interface ConnectionPool {
  query(statement: StatementConfig | string, values?: readonly unknown[]): Promise<StatementResult>;
  connect(): Promise<DatabaseClient>;
  end(): Promise<void>;
}

export const textOf = (statement: StatementConfig | string): string => (typeof statement === 'string' ? statement : statement.text);

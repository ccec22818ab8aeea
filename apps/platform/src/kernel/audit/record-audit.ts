import { securityEvents } from '../authentication/session-tables';
import type { Database, Transaction } from '../database/database';

/** One line of the audit trail. */
export interface AuditEntry {
  /** What happened, as `login.succeeded`, `privileges.changed`, `flag.changed`. */
  readonly kind: string;
  /** Whose account it was done by; null = nobody who is known. */
  readonly accountId: string | null;
  /** To whom or what, from what, to what. Never a password, token or address of the network in clear. */
  readonly details: Readonly<Record<string, string>>;
  readonly at: Date;
}

/** Writes a line of the audit trail, in the transaction of what it tells of. */
export const recordAudit = async (database: Database | Transaction, entry: AuditEntry): Promise<void> => {
  await database.insert(securityEvents).values(entry);
};

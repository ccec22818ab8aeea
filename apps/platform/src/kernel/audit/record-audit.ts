import type { AuditKind } from '@candil/contract';
import { securityEvents } from '../authentication/session-tables';
import type { Database, Transaction } from '../database/database';
import { currentScope } from '../database/statement-scope';

/** One line of the audit trail. */
export interface AuditEntry {
  /** Kind of the event; a new kind is named in the contract and gets its words. */
  readonly kind: AuditKind;
  /** The acting account; null = unknown. */
  readonly accountId: string | null;
  /** Subject and object of the event, with the value before and after. Never a password, token or address of the network in clear. */
  readonly details: Readonly<Record<string, string>>;
  readonly at: Date;
}

/** Writes an audit entry in the transaction of the change it records, with the network of the request. */
export const recordAudit = async (database: Database | Transaction, entry: AuditEntry): Promise<void> => {
  const { network = null, userAgent = null } = currentScope()?.origin ?? {};
  await database.insert(securityEvents).values({ ...entry, network, userAgent });
};

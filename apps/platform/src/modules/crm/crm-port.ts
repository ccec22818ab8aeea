import type { Contact } from '@candil/contract';
import type { Result, RoleId } from '@candil/domain';
import type { Actor } from '../../kernel';
import type { CareFailure } from './failures';

/** Port to the CRM; built in over our own accounts unless an operator connects another (decision 062). */
export interface CrmPort {
  contactById(actor: Actor, contactId: string): Promise<Result<Contact, CareFailure>>;
  contactByEmail(actor: Actor, email: string): Promise<Result<Contact, CareFailure>>;
  /** Gives the contact another role; the account of the same address follows. */
  updateRole(actor: Actor, email: string, roleId: RoleId, now: Date): Promise<Result<Contact, CareFailure>>;
}

import type { Account } from '@candil/contract';
import {
  decidesQualifications,
  hasAnyRole,
  hasPrivilege,
  navigationGate,
  opensCompositor,
  opensNewOrder,
  opensProductAdmin,
  opensStaffPage,
  type PageActor,
  USER_STATUS,
} from '@candil/domain';
import { type EntryDecision, type Guard, NOT_AUTHORISED_PATH, type PlainGuard } from './guard';

/** Says more than that a right is missing. */
const NO_CLIENT_CODE_PATH = `${NOT_AUTHORISED_PATH}?reason=client-code`;

const ENTER: EntryDecision = { kind: 'enter' };
const REFUSE: EntryDecision = { kind: 'redirect', to: NOT_AUTHORISED_PATH };
const when = (may: boolean): EntryDecision => (may ? ENTER : REFUSE);

/** The rarer guards, for signed-in users. */
export const decideForAccount = (guard: Exclude<Guard, PlainGuard>, account: Account, requestedPath: string): EntryDecision => {
  const actor: PageActor = { ...account, isStaff: account.isInternalStaff, impersonating: account.impersonatedBy !== undefined };
  switch (guard.kind) {
    case 'qualified': {
      const gate = navigationGate({ path: requestedPath, minimumStatus: USER_STATUS.QUALIFIED }, statusOf(account));
      return gate.kind === 'go' ? ENTER : { kind: 'qualify', behind: guard.behind };
    }
    case 'new-order':
      if (opensNewOrder(actor)) return ENTER;
      return hasPrivilege(account, 'PROJECT_VIEW') && !account.clientCode ? { kind: 'redirect', to: NO_CLIENT_CODE_PATH } : REFUSE;
    case 'any-role':
      return when(hasAnyRole(account, guard.roles));
    case 'qualifications':
      return when(decidesQualifications(account, account.catalogId));
    case 'staff':
      return when(opensStaffPage(actor, guard.page));
    case 'product-admin':
      return when(opensProductAdmin(actor));
    case 'compositor':
      return when(opensCompositor(actor, compositorUse(account, requestedPath)));
  }
};

const statusOf = ({ status }: Account) => Object.values(USER_STATUS).find((known) => known === status) ?? USER_STATUS.DELETED;

/** A path with a project is made for composing pendants, or to validate (CF6, CF7); whether this project may be written, the service decides. */
const compositorUse = (account: Account, requestedPath: string) => {
  const query = new URLSearchParams(requestedPath.split('?')[1]);
  const validating = query.get('validating') === 'true';
  return { composingPendants: !validating, validating, mayWriteProject: query.has('projectId') && hasPrivilege(account, 'PROJECT_VIEW') };
};

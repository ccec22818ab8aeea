import type { Account } from '@candil/contract';
import type { Session } from '../shared/session/session';

const accessOf = ({ roles, privileges, status, clientCode, isInternalStaff, catalogId }: Account): string =>
  JSON.stringify([roles, privileges, status, clientCode, isInternalStaff, catalogId]);

/** Reports changed rights of the signed-in account. */
export const followAccess = ({ store }: Pick<Session, 'store'>, onChange: () => void): void => {
  store.subscribe((state, before) => {
    if (state.kind === 'signed-in' && before.kind === 'signed-in' && accessOf(state.account) !== accessOf(before.account)) onChange();
  });
};

import type { Account } from '@candil/contract';
import type { Session } from '../shared/session/session';

const accessOf = ({ roles, privileges, status, clientCode, isInternalStaff, catalogId }: Account): string =>
  JSON.stringify([roles, privileges, status, clientCode, isInternalStaff, catalogId]);

/** Tells when the account that is signed in may do other things than before. */
export const followAccess = ({ store }: Pick<Session, 'store'>, onChange: () => void): void => {
  store.subscribe((state, before) => {
    if (state.kind === 'signed-in' && before.kind === 'signed-in' && accessOf(state.account) !== accessOf(before.account)) onChange();
  });
};

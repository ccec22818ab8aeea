import { menuEntries, PRIVILEGES } from '@candil/domain';
import { useFlag } from '../flags/use-flag';
import { holdsPrivilege, useAccount } from './use-session';

/** Menu entries that the service admits now: an invited account with details missing has no orders yet (AC21). */
export const useMenuEntries = (): ReturnType<typeof menuEntries> => {
  const account = useAccount();
  const privileges = PRIVILEGES.filter((privilege) => holdsPrivilege(account, privilege));
  return menuEntries({ privileges }, useFlag('menuPrivileges'));
};

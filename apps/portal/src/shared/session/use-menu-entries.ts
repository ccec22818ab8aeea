import { menuEntries } from '@candil/domain';
import { useFlag } from '../flags/use-flag';
import { holdsPrivilege, useAccount } from './use-session';

/** The entries of the menu, by what the service admits now: an invited account that has not told everything has no orders yet (AC21). */
export const useMenuEntries = (): ReturnType<typeof menuEntries> => {
  const account = useAccount();
  const privileges = account.privileges.filter((privilege) => holdsPrivilege(account, privilege));
  return menuEntries({ privileges }, useFlag('menuPrivileges'));
};

import { navigationGate, USER_STATUS } from '@candil/domain';
import { useLocation, useNavigate } from 'react-router';
import { usePortal } from '../portal';
import { blockedActionsOfBrowser } from './blocked-actions';

export interface GateOptions {
  readonly needs?: 'signed-in' | 'QUALIFIED';
  readonly replace?: boolean;
}

/**
 * The navigation gate of P§4: goes to a path, or remembers the action and opens the missing step, the sign-in or the mandatory
 * qualification. Typed values come back with the action.
 */
export const useNavigationGate = () => {
  const { session, openForms } = usePortal();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  const go = async (path: string, { needs, replace = false }: GateOptions = {}): Promise<void> => {
    const account = await session.account();
    if (needs === undefined || (account && needs === 'signed-in')) return navigate(path, { replace });
    const remember = (userId?: string) =>
      blockedActionsOfBrowser().remember({ path, from: pathname + search, forms: openForms.collect(), needs, ...(userId && { userId }) });
    if (!account) {
      remember();
      return session.showFrame('login', { returnTo: path });
    }
    const status = Object.values(USER_STATUS).find((known) => known === account.status) ?? USER_STATUS.DELETED;
    const gate = navigationGate({ path, minimumStatus: USER_STATUS.QUALIFIED }, status);
    if (gate.kind === 'go') return navigate(gate.path, { replace });
    remember(account.userId);
    session.showFrame('qualification', { mandatory: gate.mandatory, returnTo: gate.path });
  };
  return { go };
};

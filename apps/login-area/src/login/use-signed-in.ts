import { useArea } from '../area/area';

/**
 * Continues after a sign-in: the portal loads the account, or the page goes on into the portal, first to the path in
 * the link of a mail.
 */
export const useSignedIn = (): ((returnTo?: string | null) => void) => {
  const { surroundings, address } = useArea();
  return (returnTo) =>
    surroundings.kind === 'framed' ? surroundings.tell({ type: 'login-success' }) : surroundings.leave(returnTo ?? address.returnTo);
};

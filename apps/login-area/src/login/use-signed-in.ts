import { useArea } from '../area/area';

/** What follows a sign-in: the portal loads the account, or the page goes on into the portal, to where the link of a mail says first. */
export const useSignedIn = (): ((returnTo?: string | null) => void) => {
  const { surroundings, address } = useArea();
  return (returnTo) =>
    surroundings.kind === 'framed' ? surroundings.tell({ type: 'login-success' }) : surroundings.leave(returnTo ?? address.returnTo);
};

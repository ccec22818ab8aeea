import { useNavigate, useSearchParams } from 'react-router';
import { safeReturnPath } from './return-path';

/** Returns the address the user wanted before being led here (`?return=`), and a function that goes there; home without one. */
export const useWayOn = (): { readonly returnTo: string | undefined; readonly goOn: () => void } => {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const returnTo = safeReturnPath(search.get('return'), window.location.origin);
  return { returnTo, goOn: () => void navigate(returnTo ?? '/', { replace: true }) };
};

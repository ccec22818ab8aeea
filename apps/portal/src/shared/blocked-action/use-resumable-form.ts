import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { usePortal } from '../portal';
import { useAccountIfAny } from '../session/use-session';
import { blockedActionsOfBrowser } from './blocked-actions';

const hereOf = ({ pathname, search }: { pathname: string; search: string }) => pathname + search;

/**
 * Returns the values typed into a form when its action was blocked, for its first values; undefined for a form that
 * starts empty. `parse` decides whether the stored values are still good.
 */
export const useResumedForm = <Values>(name: string, parse: (stored: unknown) => Values | undefined): Values | undefined => {
  const [blocked] = useState(blockedActionsOfBrowser);
  const account = useAccountIfAny();
  const here = hereOf(useLocation());
  const [values] = useState(() => {
    const stored = account && blocked.formAt(here, name, account);
    return stored === undefined ? undefined : parse(stored);
  });
  const taken = useEffectEvent(() => account && blocked.taken(here, name));
  useEffect(() => void taken(), []);
  return values;
};

/**
 * Keeps the typed values of a form, should its action be blocked: by the end of the session or for want of a
 * qualification. Undefined while there is nothing worth keeping.
 */
export const useResumableForm = (name: string, values: unknown): void => {
  const { openForms } = usePortal();
  const read = useEffectEvent(() => values);
  useEffect(() => {
    const forget = openForms.add(name, () => read());
    return forget;
  }, [openForms, name]);
};

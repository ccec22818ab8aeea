import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** React Router gives the first entry of a sitting this key. */
const FIRST_ENTRY = 'default';

/** Goes to the previous in-app location, or to the given path (home without one) when there is none (P§2). */
export const useBack = (otherwise = '/'): (() => void) => {
  const navigate = useNavigate();
  const { key } = useLocation();
  return useCallback(() => void (key === FIRST_ENTRY ? navigate(otherwise) : navigate(-1)), [key, navigate, otherwise]);
};

import { useCallback } from 'react';
import { useNavigate } from 'react-router';

/** React Router numbers the entries of a sitting in the state it keeps with each; a replaced entry keeps its number. */
const isFirstEntry = (state: unknown): boolean =>
  typeof state !== 'object' || state === null || !('idx' in state) || typeof state.idx !== 'number' || state.idx === 0;

/** Goes to the previous in-app location, or to the given path (home without one) when there is none (P§2). */
export const useBack = (otherwise = '/'): (() => void) => {
  const navigate = useNavigate();
  return useCallback(() => void (isFirstEntry(window.history.state) ? navigate(otherwise) : navigate(-1)), [navigate, otherwise]);
};

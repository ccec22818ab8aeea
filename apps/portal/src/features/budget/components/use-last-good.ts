import { useState } from 'react';

/** The value, or while there is none the last there was. The value must stay the same object as long as it does not change. */
export const useLastGood = <T>(value: T | undefined): T | undefined => {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
};

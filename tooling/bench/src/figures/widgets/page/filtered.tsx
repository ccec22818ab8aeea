import { type ReactNode, useState } from 'react';
import { type Article, found } from './rows';

/** The same plain field over every table. */
export const Filtered = ({ children }: { children: (rows: readonly Article[]) => ReactNode }) => {
  const [typed, setTyped] = useState('');
  return (
    <>
      <input id="typed" aria-label="Filter" value={typed} onChange={(event) => setTyped(event.target.value)} />
      {children(found(typed))}
    </>
  );
};

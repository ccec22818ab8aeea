import type { FlatView } from '@candil/configurator';
import { createContext, useContext } from 'react';
import type { CanvasSize, Projection } from './projection';

/** The canvas that a drawn part stands on. */
export interface FlatContextValue {
  readonly view: FlatView;
  readonly projection: Projection;
  readonly size: CanvasSize;
  /** Id of the element that the keyboard is at. */
  readonly activeId: string | undefined;
}

const FlatContext = createContext<FlatContextValue | undefined>(undefined);
export const FlatProvider = FlatContext.Provider;

export const useFlat = (): FlatContextValue => {
  const flat = useContext(FlatContext);
  if (flat === undefined) throw new Error('a drawn part needs a FlatCanvas around it');
  return flat;
};

/** The id of a drawn part in the page. */
export const partId = (view: FlatView, id: string): string => `${view}-${id}`;

import type { ApiClient } from '@candil/api-client';
import type { FrameView } from '@candil/contract/frame';
import { createContext, useContext } from 'react';
import type { Surroundings } from '../surroundings';
import type { AreaAddress } from './area-address';

/** The dependencies shared by all views of the login area. */
export interface Area {
  readonly client: ApiClient;
  /** Prefix of the service for requests that are no calls: windows that are opened, uploads with progress. */
  readonly apiPrefix: string;
  readonly surroundings: Surroundings;
  readonly address: AreaAddress;
  readonly goTo: (view: FrameView) => void;
}

const AreaContext = createContext<Area | undefined>(undefined);
export const AreaProvider = AreaContext.Provider;

export const useArea = (): Area => {
  const area = useContext(AreaContext);
  if (!area) throw new Error('useArea needs an AreaProvider above');
  return area;
};

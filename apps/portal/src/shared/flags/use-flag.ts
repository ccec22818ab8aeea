import { FLAGS, type FlagName } from '@candil/domain';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { FlagPlace, FlagStore } from './flag-store';

/** Without a portal around it a flag has its initial state. */
const STARTING: FlagStore = { isOn: (name) => FLAGS[name], subscribe: () => () => undefined, refresh: () => undefined };

const FlagContext = createContext<FlagStore>(STARTING);
export const FlagProvider = FlagContext.Provider;

/** Returns whether a flag is on for the current user; updates on changes. */
export const useFlag = (name: FlagName, place?: FlagPlace): boolean => {
  const flags = useContext(FlagContext);
  return useSyncExternalStore(flags.subscribe, () => flags.isOn(name, place));
};

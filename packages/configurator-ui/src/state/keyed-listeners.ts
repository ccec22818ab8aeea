import type { StoreApi } from 'zustand';

/** Name of what is watched: the id of an element, or a symbol for what belongs to none. */
export type StateKey = string | symbol;

/**
 * Watches parts of a store by key. A change calls the listeners of the keys that it touches, not those of every element of a room.
 * `touched` names the keys whose part of the state differs; a key may come twice.
 */
export const keyedListeners = <State>(touched: (next: State, before: State) => Iterable<StateKey>) => {
  type ByKey = Map<StateKey, Set<() => void>>;
  const watched = new WeakMap<StoreApi<State>, ByKey>();
  const watch = (store: StoreApi<State>): ByKey => {
    const listeners: ByKey = new Map();
    watched.set(store, listeners);
    // Ends with the store.
    store.subscribe((next, before) => {
      for (const key of new Set(touched(next, before))) for (const listener of listeners.get(key) ?? []) listener();
    });
    return listeners;
  };
  /** Returns the function that ends the watching. */
  return (store: StoreApi<State>, key: StateKey, listener: () => void): (() => void) => {
    const byKey = watched.get(store) ?? watch(store);
    const listeners = byKey.get(key) ?? new Set();
    byKey.set(key, listeners.add(listener));
    return () => {
      if (listeners.delete(listener) && listeners.size === 0) byKey.delete(key);
    };
  };
};

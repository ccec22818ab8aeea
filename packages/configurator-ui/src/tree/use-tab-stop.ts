import { useCallback, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createStore, type StoreApi } from 'zustand';
import { useEditorShell } from '../state/editor-shell';
import { keyedListeners } from '../state/keyed-listeners';
import type { TreeRow } from './tree-rows';

interface TabStop {
  /** Line that has or last had the focus; it may be gone. */
  readonly focused: string | undefined;
  /** Line that the Tab key comes to. */
  readonly id: string | undefined;
  readonly rows: readonly TreeRow[];
}

const watch = keyedListeners<TabStop>(function* (next, before) {
  if (next.id !== before.id) for (const { id } of [next, before]) if (id !== undefined) yield id;
});

/** Lines of the tree ask whether they are the tab stop: the tree and its hundreds of lines are not rendered anew when it moves. */
export const useIsTabStop = (tabStop: StoreApi<TabStop>, id: string): boolean => {
  const subscribe = useCallback((listener: () => void) => watch(tabStop, id, listener), [tabStop, id]);
  return useSyncExternalStore(subscribe, () => tabStop.getState().id === id);
};

/** The line last focused, else the first selected one, else the first of all. */
export const useTabStop = (rows: readonly TreeRow[]) => {
  const { view } = useEditorShell().editor;
  const [tabStop] = useState(() => createStore<TabStop>(() => ({ focused: undefined, id: undefined, rows })));
  const settle = useCallback(
    (change: Partial<Pick<TabStop, 'focused' | 'rows'>>) =>
      tabStop.setState((state) => {
        const { focused, rows } = { ...state, ...change };
        const isThere = (id: string | undefined): boolean => rows.some((row) => row.id === id);
        return { focused, rows, id: [focused, view.getState().selection[0]].find(isThere) ?? rows[0]?.id };
      }),
    [view, tabStop],
  );
  useLayoutEffect(() => {
    settle({ rows });
  }, [settle, rows]);
  useLayoutEffect(() => {
    const unsubscribe = view.subscribe((next, before) => {
      if (next.selection !== before.selection) settle({});
    });
    return unsubscribe;
  }, [view, settle]);
  const setFocused = useCallback((focused: string) => settle({ focused }), [settle]);
  return { tabStop, setFocused };
};

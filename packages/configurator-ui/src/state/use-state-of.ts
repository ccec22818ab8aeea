import type { LiveState, ViewState } from '@candil/configurator';
import { useCallback, useSyncExternalStore } from 'react';
import { useEditorShell } from './editor-shell';
import { keyedListeners, type StateKey } from './keyed-listeners';

/** Key of what depends on whether anything is selected. */
export const ANYTHING_SELECTED = Symbol('anything selected');

/** Key of the unit of lengths, in which every element is worded. */
export const UNIT = Symbol('unit');

const changedIds = function* <Value>(next: ReadonlyMap<string, Value>, before: ReadonlyMap<string, Value>) {
  if (next === before) return;
  for (const [id, value] of next) if (before.get(id) !== value) yield id;
  for (const id of before.keys()) if (!next.has(id)) yield id;
};

const touchedByGesture = function* (next: LiveState, before: LiveState): Iterable<StateKey> {
  yield* changedIds(next.overrides, before.overrides);
  yield* changedIds(next.hosts, before.hosts);
  yield* changedIds(next.belts, before.belts);
};

const touchedInView = function* (next: ViewState, before: ViewState): Iterable<StateKey> {
  if (next.unit !== before.unit) yield UNIT;
  if (next.selection !== before.selection) {
    yield ANYTHING_SELECTED;
    for (const id of next.selection) if (!before.selection.includes(id)) yield id;
    for (const id of before.selection) if (!next.selection.includes(id)) yield id;
  }
  if (next.hovered !== before.hovered) for (const { hovered } of [next, before]) if (hovered !== undefined) yield hovered;
  if (next.beltPart !== before.beltPart) for (const { beltPart } of [next, before]) if (beltPart !== undefined) yield beltPart.beltId;
};

/** Watches what a gesture shows of one element; returns the function that ends it. */
export const watchLive = keyedListeners(touchedByGesture);
const watchView = keyedListeners(touchedInView);

/**
 * Selects from what a gesture shows of one element: `overrides`, `hosts` and `belts` under its id, and nothing else. With many
 * elements this costs a step only for those that move.
 */
export const useLiveOf = <T>(id: StateKey, select: (state: LiveState) => T): T => {
  const { live } = useEditorShell().editor;
  const subscribe = useCallback((listener: () => void) => watchLive(live, id, listener), [live, id]);
  return useSyncExternalStore(subscribe, () => select(live.getState()));
};

/** Selects from the view what concerns one key: whether an element, or a part of it, is selected or under the pointer; the unit. */
export const useViewOf = <T>(id: StateKey, select: (state: ViewState) => T): T => {
  const { view } = useEditorShell().editor;
  const subscribe = useCallback((listener: () => void) => watchView(view, id, listener), [view, id]);
  return useSyncExternalStore(subscribe, () => select(view.getState()));
};

import type { SceneBelt, SceneBeltSpan } from '@candil/configurator';
import { createContext, useContext } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';
import { useDocument, useLive, useView } from '../state/use-editor-state';

/** A span of a belt by its place, from 0. */
export interface SpanPlace {
  readonly beltId: string;
  readonly index: number;
}

/** The span that was pressed last; its values stand beside the drawing. */
export type ActiveSpan = StoreApi<SpanPlace | undefined>;

export const createActiveSpan = (): ActiveSpan => createStore<SpanPlace | undefined>(() => undefined);

const ActiveSpanContext = createContext<ActiveSpan | undefined>(undefined);
export const ActiveSpanProvider = ActiveSpanContext.Provider;

export const useActiveSpanStore = (): ActiveSpan => {
  const store = useContext(ActiveSpanContext);
  if (store === undefined) throw new Error('a belt needs an EditorScreen around it');
  return store;
};

/** A belt as it hangs now: as a gesture shows it, else as the document has it. */
export const useLiveBelt = (belt: SceneBelt): SceneBelt => useLive((state) => state.belts.get(belt.id)) ?? belt;

/** The selected belt, which is selected by itself, by its feed or by none. */
export const useSelectedBelt = (): SceneBelt | undefined => {
  const selection = useView((state) => state.selection);
  const belt = useDocument((state) =>
    state.scene.belts.find(({ id, feed }) => selection.includes(id) || (feed !== undefined && selection.includes(feed.id))),
  );
  const live = useLive((state) => (belt === undefined ? undefined : state.belts.get(belt.id)));
  return live ?? belt;
};

/** The span whose values are shown: the pressed one of the selected belt, else its first. */
export const useActiveSpan = (): { readonly belt: SceneBelt; readonly span: SceneBeltSpan; readonly index: number } | undefined => {
  const belt = useSelectedBelt();
  const place = useStore(useActiveSpanStore());
  if (belt === undefined) return undefined;
  const index = place?.beltId === belt.id && place.index < belt.spans.length ? place.index : 0;
  const span = belt.spans[index];
  return span && { belt, span, index };
};

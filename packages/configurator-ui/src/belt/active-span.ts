import { activeSpanOf, type SceneBelt, type SceneBeltSpan } from '@candil/configurator';
import { useDocument, useLive, useView } from '../state/use-editor-state';

/** A belt as it hangs now: as a gesture shows it, else as the document has it. */
export const useLiveBelt = (belt: SceneBelt): SceneBelt => useLive((state) => state.belts.get(belt.id)) ?? belt;

/** The selected belt as the document has it, which is selected by itself or by its feed. */
export const useStandingBelt = (): SceneBelt | undefined => {
  const selection = useView((state) => state.selection);
  return useDocument((state) =>
    state.scene.belts.find(({ id, feed }) => selection.includes(id) || (feed !== undefined && selection.includes(feed.id))),
  );
};

/** The selected belt as a gesture shows it. */
export const useSelectedBelt = (): SceneBelt | undefined => {
  const belt = useStandingBelt();
  const live = useLive((state) => (belt === undefined ? undefined : state.belts.get(belt.id)));
  return live ?? belt;
};

export interface ActiveSpan {
  readonly belt: SceneBelt;
  readonly span: SceneBeltSpan;
  readonly index: number;
}

/** The span whose values are shown: the selected one of the selected belt, else the one behind the selected point, else the first. */
export const useActiveSpan = (): ActiveSpan | undefined => {
  const belt = useSelectedBelt();
  const part = useView((state) => state.beltPart);
  if (belt === undefined) return undefined;
  const index = activeSpanOf(belt, part);
  const span = belt.spans[index];
  return span && { belt, span, index };
};

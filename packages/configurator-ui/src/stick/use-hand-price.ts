import { useMemo } from 'react';
import { useEditorShell } from '../state/editor-shell';
import { useDocument, useLive } from '../state/use-editor-state';
import { useMoney } from '../words/use-money';

/** Total price with the stick in the hand at its present place, and the name of that price; undefined while none stands. */
export const useHandPrice = (): { readonly price: string; readonly name: string } | undefined => {
  const { editor, priceView } = useEditorShell();
  const money = useMoney();
  const draft = useLive((state) => (state.draft?.kind === 'stick' && state.draft.reason === undefined ? state.draft : undefined));
  const revision = useDocument((state) => state.revision);
  const name = useDocument((state) => `K${state.scene.sticks.length + 1}`);
  const isStanding = draft?.to !== undefined && draft.model !== '';
  // The place alone changes no price but by the surface that a base would sit on.
  const key = isStanding ? `${revision} ${draft.model} ${draft.surface} ${draft.from.x} ${draft.from.y} ${draft.from.z}` : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: identified by the key
  const totals = useMemo(
    () =>
      draft?.to === undefined || draft.model === ''
        ? undefined
        : editor.sticks.evaluate({ model: draft.model, from: draft.from, to: draft.to })?.totals,
    [editor, key],
  );
  return totals === undefined ? undefined : { price: money.amount(priceView === 'net' ? totals.totalNet : totals.totalGross), name };
};

import { type Outlet, type OutletVerbs, outletCanopyOf, outletsIn, outletVerbsOf } from '@candil/configurator';
import { useEffect, useMemo, useState } from 'react';
import { useEditorShell } from '../state/editor-shell';
import { useDocument, useView } from '../state/use-editor-state';

/** The outlets of the canopy, and the one that is chosen. */
export interface OutletChoice {
  readonly outlets: readonly Outlet[];
  readonly chosen: Outlet | undefined;
  readonly choose: (number: number) => void;
}

/** Chosen outlet: that of the selected light, wherever it was selected, else the one pressed last. */
export const useOutletChoice = (): OutletChoice => {
  const { editor } = useEditorShell();
  const scene = useDocument((state) => state.scene);
  const [selected] = useView((state) => state.selection);
  const [number, setNumber] = useState(1);
  const outlets = useMemo(() => outletsIn(scene), [scene]);
  const ofSelected = outlets.find(({ light }) => light !== undefined && light.id === selected)?.number;
  useEffect(() => {
    if (ofSelected !== undefined) setNumber(ofSelected);
  }, [ofSelected]);
  const chosen = outlets[(ofSelected ?? Math.min(number, outlets.length)) - 1];
  const choose = (next: number) => {
    setNumber(next);
    const light = outlets[next - 1]?.light;
    editor.select(light === undefined ? [] : [light.id]);
  };
  return { outlets, chosen, choose };
};

/** The canopy with outlets; undefined until one is chosen. */
export const useOutletCanopy = () => useDocument(({ scene }) => outletCanopyOf(scene));

/** Verbs of the outlets, which come with the screens that show them. */
export const useOutletVerbs = (): OutletVerbs => {
  const { editor } = useEditorShell();
  return useMemo(() => outletVerbsOf(editor), [editor]);
};

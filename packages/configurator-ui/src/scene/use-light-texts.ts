import type { Ghost, SceneLight } from '@candil/configurator';
import { useMemo } from 'react';
import { rangeOfModel } from '../elevation/height-span';
import { useEditorShell } from '../state/editor-shell';
import { LONG_WIRE_MARK } from '../words/long-wire-mark';
import { useLaterWords } from '../words/use-later-words';
import { useLengths } from '../words/use-lengths';

/** Words over luminaires in the room: the name with the height, and the reason a place is refused where no drawing beside gives it. */
export const useLightTexts = () => {
  const { editor } = useEditorShell();
  const lengths = useLengths();
  const words = useLaterWords();
  return useMemo(
    () => ({
      chip: ({ label, model, heightCm }: SceneLight) => {
        if (heightCm === undefined) return { text: label };
        const standard = rangeOfModel(editor.sources.context, model)?.standard;
        const text = `${label} · ${lengths.full(heightCm)}`;
        return standard === undefined || standard === heightCm ? { text } : { text, mark: LONG_WIRE_MARK };
      },
      reason: (ghost: Ghost) => {
        const scope = editor.scope.getState();
        const isAlone = editor.view.getState().layout === '3d';
        return isAlone || ('view' in scope && scope.view === '3d') ? (words?.ghost(ghost) ?? '') : '';
      },
    }),
    [editor, lengths, words],
  );
};

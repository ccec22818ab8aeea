import type { Guide, Scene } from '@candil/configurator';
import { useMemo } from 'react';
import { useEditorShell } from '../state/editor-shell';
import { useChangeWords } from './use-change-words';

type Alignment = Extract<Guide, { readonly kind: 'alignment' }>;

/**
 * Returns what words the elements that something is in line with. A drag asks at every step, and stays in line with many for a while: the
 * same elements are worded once for a document. `sentence` gets no names where nothing has one; undefined for what is no element.
 */
export const useAlignedNames = () => {
  const { document } = useEditorShell().editor;
  const words = useChangeWords();
  return useMemo(() => {
    const known = new Map<string, string>();
    let knownOf: Scene | undefined;
    return ({ axis, with: what }: Alignment, sentence: (names: string | undefined) => string): string | undefined => {
      if (typeof what === 'string') return undefined;
      const { scene } = document.getState();
      if (scene !== knownOf) known.clear();
      knownOf = scene;
      const key = `${axis} ${what.join(' ')}`;
      const text = known.get(key) ?? sentence(what.length === 0 ? undefined : words.listOf(what));
      known.set(key, text);
      return text;
    };
  }, [document, words]);
};

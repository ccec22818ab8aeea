import type { ElementId } from '@candil/domain';
import { useBeltWords } from '../belt/use-belt-words';
import { useEditorShell } from '../state/editor-shell';

/** Labels of the elements of a piece: luminaires by their labels, belts with their lengths, feeds and accessories by their belts. */
export const usePieceLabels = (elementIds: readonly ElementId[]): readonly string[] => {
  const { editor } = useEditorShell();
  const words = useBeltWords();
  const { lights, belts } = editor.document.getState().scene;
  const isOf = ({ id }: { readonly id: ElementId }): boolean => elementIds.includes(id);
  return [
    ...lights.filter(isOf).map(({ label }) => label),
    ...belts.filter(isOf).map((belt) => `${words.name(belt)} ${words.metresOf(belt.lengthMetres)}`),
    ...belts
      .filter(({ feed, accessories }) => (feed !== undefined && isOf(feed)) || accessories.some(isOf))
      .map((belt) => words.name(belt)),
  ];
};

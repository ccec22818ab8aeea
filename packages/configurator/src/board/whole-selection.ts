import { CODE_ATTRIBUTE_TYPES, initialSelection, type ModelDefinition, optionsFor, type Selection } from '@candil/domain';
import type { BoardCatalogue } from './board-catalogue';

/**
 * Returns the selection a part starts with: the existing choices, and for everything else the first value that can be
 * combined with them.
 */
export const wholeSelection = (model: ModelDefinition, { today }: Pick<BoardCatalogue, 'today'>, chosen: Selection = {}): Selection => {
  let selection: Selection = { ...initialSelection(model, today), ...chosen };
  for (const type of CODE_ATTRIBUTE_TYPES) {
    if (selection[type] !== undefined) continue;
    const options = optionsFor(model, selection, today).find((group) => group.type === type)?.options ?? [];
    const first = options.find(({ compatible }) => compatible);
    if (first !== undefined) selection = { ...selection, [type]: first.variation.modifier };
  }
  return selection;
};

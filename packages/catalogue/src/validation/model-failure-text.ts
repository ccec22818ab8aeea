import type { ModelFailure, Variation } from '@candil/domain';

/** Place and reason of a refusal of a model by the domain library, in the words of a catalogue editor. */
export function modelFailureText(failure: ModelFailure, variations: readonly Variation[]): readonly [path: string, reason: string] {
  switch (failure.code) {
    case 'model.malformed':
      return [failure.where, 'is malformed'];
    case 'model.number-malformed':
      return ['model', `${failure.model} is not four digits`];
    case 'model.date-malformed':
      return [placeOf(failure.where, variations), `${JSON.stringify(failure.text)} is no day dd/mm/yyyy`];
    case 'model.modifier-malformed':
      return [placeOf(failure.where, variations), `${failure.where} has not the length or the characters of its code`];
    case 'model.modifier-twice':
      return [placeOf(failure.where, variations), `${failure.where} stands twice`];
    case 'model.amount-malformed':
      return [placeOf(failure.where, variations), `${failure.value} is no increment of at most two decimals`];
    case 'model.base-variation-priced':
      return [placeOf(failure.where, variations), `${failure.where} has flag B, is part of the base price and carries no increment`];
    case 'model.pendant-height-missing':
      return [placeOf(failure.where, variations), 'a pendant height needs min, standard, max and delta'];
    case 'model.exclusion-cell-missing':
      return [`exclusions[${failure.row}].${failure.cell}`, 'the cell is missing'];
    default:
      return failure satisfies never;
  }
}

function placeOf(where: string, variations: readonly Variation[]): string {
  const index = variations.findLastIndex(({ type, modifier }) => `${type} ${modifier}` === where);
  return index === -1 ? 'availability' : `variations[${index}]`;
}

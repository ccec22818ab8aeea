import { type AttributeType, type CalendarDay, type ModelDefinition, type Selection, variationsOf } from '@candil/domain';

/** Attributes that an alternative may change; the height of a pendant is never changed. */
export const EXCHANGEABLE = ['color', 'temperature', 'control', 'installation'] as const satisfies readonly AttributeType[];

/** Most selections of a model that are tried. */
const SELECTIONS_MAX = 64;

export const modifiersOf = (model: ModelDefinition, type: AttributeType, today: CalendarDay): readonly string[] => [
  ...new Set(variationsOf(model, type, today).map(({ modifier }) => modifier)),
];

/** Returns the selections of a model that replaces another: common values stay, the rest takes every possible value. */
export const selectionsIn = (model: ModelDefinition, known: Selection, today: CalendarDay): readonly Selection[] => {
  let selections: readonly Selection[] = [{}];
  for (const type of EXCHANGEABLE) {
    const modifiers = modifiersOf(model, type, today);
    const kept = modifiers.filter((modifier) => modifier === known[type]);
    const values = kept.length > 0 ? kept : modifiers;
    if (values.length > 0) selections = selections.flatMap((selection) => values.map((value) => ({ ...selection, [type]: value })));
  }
  return selections.slice(0, SELECTIONS_MAX);
};

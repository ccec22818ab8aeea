import {
  CODE_ATTRIBUTE_TYPES,
  type CodeAttributeType,
  exclusionsOf,
  findExclusion,
  type ModelDefinition,
  NO_DRIVER,
  type Selection,
} from '@candil/domain';

/** The first choice in data order that has what is chosen already and that no exclusion rejects. */
export function wholeSelection(model: ModelDefinition, chosen: Selection): Selection | undefined {
  if (findExclusion(exclusionsOf(model), chosen) !== undefined) return undefined;
  const open = CODE_ATTRIBUTE_TYPES.find((type) => chosen[type] === undefined && lastingModifiers(model, type).length > 0);
  if (open === undefined) return chosen;
  for (const modifier of lastingModifiers(model, open)) {
    const whole = wholeSelection(model, { ...chosen, [open]: modifier });
    if (whole !== undefined) return whole;
  }
  return undefined;
}

/** Without variations sold for a limited time, and without lights that come without a driver. */
function lastingModifiers({ variations }: ModelDefinition, wanted: CodeAttributeType): readonly string[] {
  return variations
    .filter(({ type, validFrom, validUntil }) => type === wanted && validFrom === undefined && validUntil === undefined)
    .map(({ modifier }) => modifier)
    .filter((modifier) => wanted !== 'control' || modifier !== NO_DRIVER);
}

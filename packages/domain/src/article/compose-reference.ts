import { type CodeAttributeType, pendantHeightRangeOf, type Selection } from '../attribute';
import { catalogOf } from '../catalogue';
import { needsLongWire } from '../pendant-height';
import { formatExtendedReference, type ReferenceFailure, type ReferenceParts, referenceBase } from '../reference-code';
import { fail, ok, type Result } from '../result';
import { type CompiledModel, compiledModel } from './compiled-model';
import type { ModelDefinition } from './model-definition';

type Counts = CompiledModel['counts'];

/**
 * The full reference of a selection (RC7): temperature and control where the model has any, the installation only
 * where it has more than one, `00` never. An attribute not chosen is `reference.part-missing` (RC20).
 */
export function composeReference(model: ModelDefinition, selection: Selection): Result<string, ReferenceFailure> {
  const { counts } = compiledModel(model);
  const part = missingAttribute(counts, selection);
  const reference = writtenReference(model, counts, selection);
  return part === undefined ? ok(reference) : fail({ code: 'reference.part-missing', part, reference });
}

/**
 * The extended reference of a selection: 16 characters, 21 in the USA catalogue (RC10). The height stands in it only where a long wire
 * is needed, that is where it is allowed and differs from the standard (RC21); attributes not chosen are zeros.
 */
export function composeExtendedReference(model: ModelDefinition, selection: Selection): Result<string, ReferenceFailure> {
  const { color, temperature, control, installation, pendantHeightCm } = selection;
  if (color === undefined) return fail({ code: 'reference.part-missing', part: 'color', reference: model.model });
  const parts: { -readonly [K in keyof ReferenceParts]: ReferenceParts[K] } = {
    model: model.model,
    dash: catalogOf(model.catalogId).dash,
    color,
  };
  if (temperature !== undefined) parts.temperature = temperature;
  if (control !== undefined) parts.control = control;
  if (installation !== undefined && compiledModel(model).counts.installation > 1) parts.installation = installation;
  const ranges = model.variations.flatMap((variation) => pendantHeightRangeOf(variation) ?? []);
  const isLong = pendantHeightCm !== undefined && ranges.some((range) => needsLongWire(pendantHeightCm, range));
  return ok(formatExtendedReference(parts, isLong ? pendantHeightCm : undefined));
}

/** Model, `/`, temperature only where the model has more than one, control: the key of price lists (RC14). */
export function priceReference(model: ModelDefinition, selection: Selection): string {
  return writtenPriceReference(model, compiledModel(model).counts, selection);
}

export function writtenPriceReference(model: ModelDefinition, counts: Counts, selection: Selection): string {
  const temperature = counts.temperature > 1 ? (selection.temperature ?? '') : '';
  const key = temperature + (selection.control ?? '');
  return key === '' ? model.model : `${model.model}/${key}`;
}

/** The first attribute that a full reference of the model needs and the selection lacks (RC20). */
export function missingAttribute(counts: Counts, selection: Selection): CodeAttributeType | undefined {
  if (selection.color === undefined) return 'color';
  if (selection.temperature === undefined && counts.temperature > 0) return 'temperature';
  if (selection.control === undefined && counts.control > 0) return 'control';
  return selection.installation === undefined && counts.installation > 1 ? 'installation' : undefined;
}

/** Writes the longest reference that the choices so far allow; temperature and control only together where the model has both. */
export function writtenReference(model: ModelDefinition, counts: Counts, selection: Selection): string {
  const { color, temperature, control, installation } = selection;
  if (color === undefined) return model.model;
  let reference = referenceBase({ model: model.model, dash: catalogOf(model.catalogId).dash, color });
  const lit = (temperature !== undefined || counts.temperature === 0) && (control !== undefined || counts.control === 0);
  if (lit && (temperature !== undefined || control !== undefined)) reference += `/${temperature ?? '0'}${control ?? '0'}`;
  if (installation !== undefined && installation !== '00' && counts.installation > 1) reference += `_${installation}`;
  return reference;
}

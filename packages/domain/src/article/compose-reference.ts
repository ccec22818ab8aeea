import type { CodeAttributeType, Selection } from '../attribute';
import { type ReferenceFailure, referenceBase } from '../reference-code';
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

/** As much of the reference as the choices so far can say; temperature and control only together where the model has both. */
export function writtenReference(model: ModelDefinition, counts: Counts, selection: Selection): string {
  const { color, temperature, control, installation } = selection;
  if (color === undefined) return model.model;
  let reference = referenceBase({ model: model.model, dash: model.catalogId === 21, color });
  const lit = (temperature !== undefined || counts.temperature === 0) && (control !== undefined || counts.control === 0);
  if (lit && (temperature !== undefined || control !== undefined)) reference += `/${temperature ?? '0'}${control ?? '0'}`;
  if (installation !== undefined && installation !== '00' && counts.installation > 1) reference += `_${installation}`;
  return reference;
}

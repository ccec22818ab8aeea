import type { Selection } from '../attribute';
import { formatReference, type ReferenceFailure, type ReferenceParts } from '../reference-code';
import { fail, ok, type Result } from '../result';
import { compiledModel } from './compiled-model';
import type { ModelDefinition } from './model-definition';

/**
 * The full reference of a selection (RC7): temperature and control where the model has any, the installation only
 * where it has more than one, `00` never. An attribute not chosen is `reference.part-missing` (RC20).
 */
export function composeReference(model: ModelDefinition, selection: Selection): Result<string, ReferenceFailure> {
  const { color, temperature, control, installation } = selection;
  const { counts } = compiledModel(model);
  if (color === undefined) return missing('color', model.model);
  if (temperature === undefined && counts.temperature > 0) return missing('temperature', partialReference(model, selection));
  if (control === undefined && counts.control > 0) return missing('control', partialReference(model, selection));
  if (installation === undefined && counts.installation > 1) return missing('installation', partialReference(model, selection));
  return ok(
    formatReference({
      model: model.model,
      dash: model.catalogId === 21,
      color,
      ...(temperature === undefined ? {} : { temperature }),
      ...(control === undefined ? {} : { control }),
      ...(installation === undefined || counts.installation < 2 ? {} : { installation }),
    }),
  );
}

/** Model, `/`, temperature only where the model has more than one, control: the key of price lists (RC14). */
export function priceReference(model: ModelDefinition, selection: Selection): string {
  const temperature = compiledModel(model).counts.temperature > 1 ? (selection.temperature ?? '') : '';
  const key = temperature + (selection.control ?? '');
  return key === '' ? model.model : `${model.model}/${key}`;
}

/** As much of the reference as the choices so far can say: temperature and control only together. */
export function partialReference(model: ModelDefinition, selection: Selection): string {
  const { color, temperature, control, installation } = selection;
  const { counts } = compiledModel(model);
  if (color === undefined) return model.model;
  const parts: ReferenceParts = {
    model: model.model,
    dash: model.catalogId === 21,
    color,
    ...(temperature === undefined || control === undefined ? {} : { temperature, control }),
    ...(installation === undefined || counts.installation < 2 ? {} : { installation }),
  };
  return formatReference(parts);
}

function missing(part: string, reference: string): Result<never, ReferenceFailure> {
  return fail({ code: 'reference.part-missing', part, reference });
}

import type { ModelDefinition } from '@candil/domain';

const CONVERTED: readonly string[] = ['control', 'temperature', 'installation'];

/** A model with its semi-finished options only, where it has a semi-finished control or installation; every other stays as it is (PS). */
export const semiFinishedOnly = (model: ModelDefinition): ModelDefinition => {
  const semiFinished = new Set(model.variations.filter(({ isPsa }) => isPsa === true).map(({ type }) => type));
  if (!semiFinished.has('control') && !semiFinished.has('installation')) return model;
  const variations = model.variations.filter(({ type, isPsa }) => isPsa === true || !CONVERTED.includes(type) || !semiFinished.has(type));
  return { ...model, variations };
};

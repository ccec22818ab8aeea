import { ATTRIBUTE_TYPES, checkModel, type ModelDefinition } from '@candil/domain';
import { exclusionKey, unknownExclusionCells } from '../data/exclusion-cells';
import type { Report } from './catalogue-problem';
import { checkTechnical } from './check-technical';
import { checkLeadTime, checkPeriod, checkVariation } from './check-variation';
import { modelFailureText } from './model-failure-text';

/** Checks beyond the shape of a model; `isKnown` answers for models of the same catalogue. */
export function checkDefinition(definition: ModelDefinition, isKnown: (model: string) => boolean, report: Report): void {
  const { model, variations, replacedBy } = definition;
  for (const failure of checkModel(definition)) report(...modelFailureText(failure, variations));
  checkTechnical(definition, report);
  checkLeadTime(definition.leadtime, report);
  checkPeriod(definition.availability.since, definition.availability.until, 'availability.until', report);
  if (replacedBy !== undefined && (replacedBy === model || !isKnown(replacedBy)))
    report('replacedBy', `there is no other model ${replacedBy}`);
  variations.forEach((variation, index) => {
    checkVariation(variation, model, (path, reason) => report(`variations[${index}].${path}`, reason));
  });
  checkVariationList(definition, report);
  checkExclusions(definition, report);
}

/** Attributes stand in the order of the domain: lists, ties of the price effect and the default colour follow it. */
function checkVariationList({ variations }: ModelDefinition, report: Report): void {
  if (!variations.some(({ type }) => type === 'color')) report('variations', 'a model needs at least one colour');
  if (variations.filter(({ type }) => type === 'pendantHeight').length > 1) report('variations', 'a model has at most one pendant height');
  variations.forEach(({ type }, index) => {
    const before = variations[index - 1];
    if (before !== undefined && ATTRIBUTE_TYPES.indexOf(type) < ATTRIBUTE_TYPES.indexOf(before.type)) {
      report(`variations[${index}].type`, `${type} stands after ${before.type}`);
    }
  });
}

function checkExclusions({ model, variations, exclusions }: ModelDefinition, report: Report): void {
  const seen = new Set<string>();
  exclusions.forEach((row, index) => {
    const key = exclusionKey(row);
    for (const cell of unknownExclusionCells(row, variations))
      report(`exclusions[${index}].${cell}`, `model ${model} has no ${cell} ${row[cell]}`);
    if (seen.has(key)) report(`exclusions[${index}]`, `${key} stands twice`);
    seen.add(key);
  });
}

import { ATTRIBUTE_TYPES, type AttributeType, type Selection } from '../attribute';
import { type AttributeValues, type Configuration, type EditFailure, previewChange, selectionOf } from '../edit';
import { type ElementId, elementOf } from '../element';
import type { AttributeValue } from './attribute-value';
import { type Explanation, explainOption } from './explanation';
import type { OptionQuestion } from './judge';
import { offeredModel } from './offered-model';
import { type AttributeOptions, elementOptions } from './options';
import type { RepairRanking } from './ranking';
import { type ElementRepair, elementRepairs } from './repairs';

/**
 * Lists the options of each attribute of an element in its configuration: with everything else as it is, exclusions, rules, ceiling and
 * room in force (OP16). Empty for parts without a model. Throws when there is no such element. `types` limits the list to these attributes:
 * the pendant height alone costs one check per centimetre.
 */
export function optionsInConfiguration(
  configuration: Configuration,
  elementId: ElementId,
  types: readonly AttributeType[] = ATTRIBUTE_TYPES,
): readonly AttributeOptions[] {
  const question = questionAbout(configuration, elementId);
  return question === undefined ? [] : elementOptions({ ...question, types });
}

/** Why an element cannot have a value where it stands: the fewest of its choices, the rows and the refusal of the configuration (OP17). */
export function explainInConfiguration(
  configuration: Configuration,
  elementId: ElementId,
  wanted: AttributeValue,
): Explanation<EditFailure> | undefined {
  const question = questionAbout(configuration, elementId);
  if (question === undefined) return undefined;
  const reasons = new Map<string, EditFailure>();
  return explainOption(question, wanted, (selection) => {
    const failure = refusalOf(configuration, elementId, selection);
    if (failure === undefined) return [];
    const key = JSON.stringify(failure);
    if (!reasons.has(key)) reasons.set(key, failure);
    return [reasons.get(key) as EditFailure];
  });
}

/** Up to three ways to a value where an element stands, each verified by trying it there (OP18). */
export function repairsInConfiguration(
  configuration: Configuration,
  elementId: ElementId,
  wanted: AttributeValue,
  ranking: RepairRanking = {},
): readonly ElementRepair[] {
  const question = questionAbout(configuration, elementId);
  return question === undefined ? [] : elementRepairs(question, wanted, ranking);
}

/** A selection as the values of one change, so that a repair is one step. */
export function valuesOf({ pendantHeightCm, ...codes }: Selection): AttributeValues {
  return pendantHeightCm === undefined ? codes : { ...codes, pendantHeight: pendantHeightCm };
}

function questionAbout(configuration: Configuration, elementId: ElementId): OptionQuestion | undefined {
  const { tree, context } = configuration;
  const element = elementOf(tree, elementId);
  const model = element.facts.model === null ? undefined : context.modelOf(element.facts.model);
  if (model === undefined) return undefined;
  return {
    model: offeredModel(configuration, element, model),
    selection: selectionOf(element),
    today: context.today,
    accepts: (selection) => stands(configuration, elementId, selection),
    // Beside rules only the limits of the room look at a height, whatever else is chosen.
    alikeAtAllHeights: !context.rules.rules.some(({ definition }) => definition.script.includes('pendantHeight')),
  };
}

/** Checks that the element would have exactly these values: a side effect may change some, e.g. a ceiling that takes no canopy. */
function stands(configuration: Configuration, elementId: ElementId, selection: Selection): boolean {
  const change = { kind: 'set-attributes', elementIds: [elementId], attributes: valuesOf(selection) } as const;
  const seen = previewChange(configuration, change, () => {
    const reached: Selection = selectionOf(elementOf(configuration.tree, elementId));
    return Object.entries(selection).every(([name, value]) => reached[name as keyof Selection] === value);
  });
  return seen.ok && seen.value;
}

function refusalOf(configuration: Configuration, elementId: ElementId, selection: Selection): EditFailure | undefined {
  const change = { kind: 'set-attributes', elementIds: [elementId], attributes: valuesOf(selection) } as const;
  const seen = previewChange(configuration, change, () => undefined);
  return seen.ok ? undefined : seen.failure;
}

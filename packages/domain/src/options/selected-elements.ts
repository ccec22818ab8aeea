import { type ModelDefinition, variationsOf } from '../article';
import { CODE_ATTRIBUTE_TYPES, type CodeAttributeType } from '../attribute';
import { type AttributeValues, type Change, type Configuration, type EditFailure, previewChange } from '../edit';
import { type Element, type ElementId, elementOf, walk } from '../element';
import { fail, ok, type Result } from '../result';
import { offeredModel } from './offered-model';

/** An element that is chosen with others, with the options of its model where it stands. */
export interface SelectedElement {
  readonly element: Element;
  readonly model: ModelDefinition;
}

/** The elements themselves, and of groups everything in them, that a model describes; each once, in the order of the tree. */
export function selectedElements(configuration: Configuration, elementIds: readonly ElementId[]): readonly SelectedElement[] {
  const { tree, context } = configuration;
  const ids = new Set(elementIds.flatMap((id) => Array.from(walk(tree, id), (element) => element.id)));
  return Array.from(walk(tree)).flatMap((element) => {
    const model = ids.has(element.id) && element.facts.model !== null ? context.modelOf(element.facts.model) : undefined;
    return model === undefined ? [] : [{ element, model: offeredModel(configuration, element, model) }];
  });
}

/** The values of each attribute that all of the elements offer, in the order of the first; attributes that one of them lacks are left out. */
export function sharedModifiers(
  { context: { today } }: Configuration,
  [first, ...others]: readonly SelectedElement[],
): ReadonlyMap<CodeAttributeType, readonly string[]> {
  if (first === undefined) return new Map();
  const modifiersOf = ({ model }: SelectedElement, type: CodeAttributeType) =>
    variationsOf(model, type, today).map(({ modifier }) => modifier);
  const shared = CODE_ATTRIBUTE_TYPES.map((type) => {
    const offered = others.map((other) => new Set(modifiersOf(other, type)));
    return [type, modifiersOf(first, type).filter((modifier) => offered.every((each) => each.has(modifier)))] as const;
  });
  return new Map(shared.filter(([, modifiers]) => modifiers.length > 0));
}

/** The values that elements are to have, each its own. */
export type WantedValues = ReadonlyMap<ElementId, AttributeValues>;

/** Values as one step: elements that take the same are changed at once. */
export function changesOf(wanted: WantedValues): readonly Change[] {
  const alike = new Map<string, { readonly elementIds: ElementId[]; readonly attributes: AttributeValues }>();
  for (const [elementId, attributes] of wanted) {
    const key = JSON.stringify(attributes);
    const others = alike.get(key);
    if (others === undefined) alike.set(key, { elementIds: [elementId], attributes });
    else others.elementIds.push(elementId);
  }
  return [...alike.values()].map(({ elementIds, attributes }) => ({ kind: 'set-attributes', elementIds, attributes }));
}

/**
 * Checks that a step would give every element exactly its wanted values; fails with the refusal, or with undefined where a side effect
 * changes a value.
 */
export function reaches(
  configuration: Configuration,
  wanted: WantedValues,
  changes: readonly Change[],
): Result<undefined, EditFailure | undefined> {
  const { tree } = configuration;
  const seen = previewChange(configuration, changes, () =>
    [...wanted].every(([elementId, attributes]) => {
      const reached: Readonly<Record<string, unknown>> = { ...elementOf(tree, elementId).props.attributes };
      return Object.entries(attributes).every(([name, value]) => reached[name] === value);
    }),
  );
  if (!seen.ok) return seen;
  return seen.value ? ok(undefined) : fail(undefined);
}

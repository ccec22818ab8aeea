import { variationsOf } from '../article';
import type { CodeAttributeType, Variation } from '../attribute';
import type { Configuration, EditFailure } from '../edit';
import { heightLimitsOf } from '../edit/surroundings';
import { type ElementId, elementOf } from '../element';
import { changesOf, reaches, type SelectedElement, selectedElements, sharedModifiers } from './selected-elements';

/** One value that all of several elements offer. */
export interface SharedOption {
  /** The value. */
  readonly modifier: string;
  /** Variation of the first of the elements. */
  readonly variation: Variation;
  /** Share of the elements that have it. */
  readonly selected: 'all' | 'some' | 'none';
  /** True when all of them can take it in one step. */
  readonly compatible: boolean;
  /** Failure, naming the elements that refuse; also absent where the ceiling would change their installation. */
  readonly failure?: EditFailure;
}

/** Options of an attribute common to several elements, in the data order of the first. */
export interface SharedOptions {
  /** The attribute. */
  readonly type: CodeAttributeType;
  /** Its values that all of them offer. */
  readonly options: readonly SharedOption[];
}

/** The heights that all of several elements may hang at, whole centimetres, both ends included. */
export interface SharedHeights {
  /** The lowest that suits all. */
  readonly minCm: number;
  /** The greatest that suits all. */
  readonly maxCm: number;
  /** The largest of their steps. */
  readonly deltaCm: number;
  /** Height of all of them; undefined where they differ. */
  readonly heightCm: number | undefined;
}

/** Options common to several elements. */
export interface ElementsOptions {
  /** Elements with a model, of groups all elements in them, in the order of the tree. */
  readonly elementIds: readonly ElementId[];
  /** Attributes that all of them vary. */
  readonly attributes: readonly SharedOptions[];
  /** Absent where one of them has no height, or none suits all. */
  readonly heights?: SharedHeights;
}

/**
 * Lists the options common to several elements in their configuration: the values that each of them offers, each tried on all of them at
 * once, and the heights that all accept (OP20). Throws a RangeError for an element that does not exist.
 */
export function optionsOfElements(configuration: Configuration, elementIds: readonly ElementId[]): ElementsOptions {
  const elements = selectedElements(configuration, elementIds);
  const attributes = [...sharedModifiers(configuration, elements)].map(
    ([type, modifiers]): SharedOptions => ({
      type,
      options: modifiers.map((modifier) => optionOf(configuration, elements, type, modifier)),
    }),
  );
  const heights = sharedHeights(configuration, elements);
  const ids = elements.map(({ element }) => element.id);
  return heights === undefined ? { elementIds: ids, attributes } : { elementIds: ids, attributes, heights };
}

function optionOf(
  configuration: Configuration,
  elements: readonly SelectedElement[],
  type: CodeAttributeType,
  modifier: string,
): SharedOption {
  const [{ model }] = elements as readonly [SelectedElement];
  const variation = variationsOf(model, type, configuration.context.today).find((each) => each.modifier === modifier) as Variation;
  const having = elements.filter(({ element }) => element.props.attributes[type] === modifier).length;
  const selected = having === 0 ? 'none' : having === elements.length ? 'all' : 'some';
  const wanted = new Map(elements.map(({ element }) => [element.id, { [type]: modifier }]));
  const tried = reaches(configuration, wanted, changesOf(wanted));
  const option = { modifier, variation, selected, compatible: tried.ok } as const;
  return tried.ok || tried.failure === undefined ? option : { ...option, failure: tried.failure };
}

function sharedHeights(configuration: Configuration, elements: readonly SelectedElement[]): SharedHeights | undefined {
  let minCm = 0;
  let maxCm = Number.POSITIVE_INFINITY;
  let deltaCm = 0;
  const heights = new Set<number | undefined>();
  for (const { element } of elements) {
    const { attributes, attributeOptions } = elementOf(configuration.tree, element.id).props;
    const limits = attributeOptions.pendantHeight === undefined ? undefined : heightLimitsOf(configuration, element);
    if (limits?.ok !== true) return undefined;
    minCm = Math.max(minCm, limits.value.minCm);
    maxCm = Math.min(maxCm, limits.value.maxCm);
    deltaCm = Math.max(deltaCm, attributeOptions.pendantHeight?.delta ?? 1);
    heights.add(attributes.pendantHeight);
  }
  if (heights.size === 0 || minCm > maxCm) return undefined;
  return { minCm, maxCm, deltaCm, heightCm: heights.size === 1 ? [...heights][0] : undefined };
}

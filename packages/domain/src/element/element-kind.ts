import { FREE_WIRE } from '../canopy';
import { type ArticleTypeLevels, isArticleType } from '../catalogue';
import { fail, ok, type Result } from '../result';
import type { ElementProps, ElementType } from './element';
import type { ElementFailure } from './element-failure';
import { CHILD_TYPES, GROUP_TYPES } from './element-types.data';

/** Checks that an element of the one type may hold one of the other (EM2). */
export function mayHold(parentType: ElementType, childType: ElementType): boolean {
  const allowed: readonly ElementType[] = CHILD_TYPES[parentType];
  return allowed.includes(childType);
}

/** Refuses a child that a type may not hold, naming both types (EM2). */
export function checkChild(parentType: ElementType, childType: ElementType): Result<undefined, ElementFailure> {
  return mayHold(parentType, childType) ? ok(undefined) : fail({ code: 'element.child-not-allowed', parentType, childType });
}

/** Recognises the types that group elements, other than the Space and the Track: Cluster and Composition (EM3). */
export function isGroupType(type: ElementType): boolean {
  return GROUP_TYPES.some((group) => group === type);
}

/** Refuses a method for types that it does not fit (EM16): `This method is invalid for this element`. */
export function checkMethod(method: string, elementType: ElementType, fits: readonly ElementType[]): Result<undefined, ElementFailure> {
  return fits.includes(elementType) ? ok(undefined) : fail({ code: 'element.method-invalid', method, elementType });
}

/** Checks that the wires of a cluster run freely: its installation is 18 (EM13). */
export function isFreeWire(props: Pick<ElementProps, 'attributes'>): boolean {
  return props.attributes.installation === FREE_WIRE;
}

/**
 * The kind of an article type: Reflector and Counterweight by level 3, Track and ElectricalConnection by level 2, Light by
 * level 1, in this order; undefined for any other article (EM10).
 */
export function elementTypeOf(articleType: ArticleTypeLevels): ElementType | undefined {
  if (isArticleType(articleType, 'REFLECTOR')) return 'Reflector';
  if (isArticleType(articleType, 'COUNTERWEIGHT')) return 'Counterweight';
  if (isArticleType(articleType, 'TRACK')) return 'Track';
  if (isArticleType(articleType, 'ELECTRICAL_CONNECTION')) return 'ElectricalConnection';
  return isArticleType(articleType, 'LUMINAIRE') ? 'Light' : undefined;
}

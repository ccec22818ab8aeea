import {
  ancestorsOf,
  checkMethod,
  type Element,
  type ElementAttributeOptions,
  type ElementFailure,
  type ElementId,
  type ElementOption,
  type ElementProps,
  type ElementTree,
  type ElementType,
  isGroupType,
  type Operation,
  walk,
} from '../element';
import { fail, ok, type Result } from '../result';

/** Converted values, each with its list of options, in the names of the specification. */
const CONVERTED = [
  { attribute: 'control', options: 'controls' },
  { attribute: 'temperature', options: 'temperatures' },
  { attribute: 'installation', options: 'installations' },
] as const;

const LIGHT_TYPES: readonly ElementType[] = ['Light', 'Pendant', 'Complement'];
const CONVERTIBLE_TYPES: readonly ElementType[] = [...LIGHT_TYPES, 'Cluster', 'Composition'];

/** Checks that an element can be made semi-finished: it has a PSA control or a PSA installation (PS3). */
export function canBePsa({ attributeOptions }: Pick<ElementProps, 'attributeOptions'>): boolean {
  return hasPsa(attributeOptions.controls) || hasPsa(attributeOptions.installations);
}

/** The props of an element made semi-finished (PS1, PS2); the same object where it cannot be (PS3) or is already. */
export function psaProps(props: ElementProps): ElementProps {
  if (!canBePsa(props)) return props;
  const attributes: { control?: string; temperature?: string; installation?: string } = {};
  const lists: { -readonly [K in keyof ElementAttributeOptions]: ElementAttributeOptions[K] } = {};
  for (const { attribute, options } of CONVERTED) {
    const psa = props.attributeOptions[options]?.filter(({ isPsa }) => isPsa === true) ?? [];
    const [first] = psa;
    if (first === undefined) continue;
    // Converted once, a value among the PSA options may be chosen anew and stays.
    const kept = props.isPsa === true ? psa.find(({ modifier }) => modifier === props.attributes[attribute]) : undefined;
    attributes[attribute] = (kept ?? first).modifier;
    lists[options] = psa;
  }
  const converted = {
    ...props,
    attributes: { ...props.attributes, ...attributes },
    attributeOptions: { ...props.attributeOptions, ...lists },
    isPsa: true,
  };
  return isSame(props, converted) ? props : converted;
}

/**
 * Makes a light semi-finished, or every light of a group, as one step (PS4): the operations to apply, none where nothing changes (PS3).
 * A group is PSA once every light in it is (PS5). Refused when there is no such element, and for other kinds (PS6).
 */
export function convertToPsa(tree: ElementTree, elementId: ElementId): Result<readonly Operation[], ElementFailure> {
  const element = tree.elements.get(elementId);
  if (element === undefined) return fail({ code: 'element.not-found', elementId });
  const fits = checkMethod('convertToPsa', element.type, CONVERTIBLE_TYPES);
  if (!fits.ok) return fits;
  const converted = new Map<ElementId, ElementProps>();
  for (const light of lightsOf(tree, elementId)) {
    const props = psaProps(light.props);
    if (props !== light.props) converted.set(light.id, props);
  }
  for (const group of groupsOf(tree, element)) {
    const all = lightsOf(tree, group.id);
    const isPsa = all.length > 0 && all.every(({ id, props }) => (converted.get(id) ?? props).isPsa === true);
    if (isPsa && group.props.isPsa !== true) converted.set(group.id, { ...group.props, isPsa });
  }
  return ok(Array.from(converted, ([id, props]): Operation => ({ kind: 'props', elementId: id, props })));
}

function lightsOf(tree: ElementTree, id: ElementId): readonly Element[] {
  return [...walk(tree, id)].filter(({ type }) => LIGHT_TYPES.includes(type));
}

/** The groups at, below and above an element. */
function groupsOf(tree: ElementTree, element: Element): readonly Element[] {
  return [...ancestorsOf(tree, element.id).toReversed(), ...walk(tree, element.id)].filter(({ type }) => isGroupType(type));
}

function hasPsa(options: readonly ElementOption[] | undefined): boolean {
  return options?.some(({ isPsa }) => isPsa === true) ?? false;
}

function isSame(before: ElementProps, after: ElementProps): boolean {
  if (before.isPsa !== true) return false;
  return CONVERTED.every(
    ({ attribute, options }) =>
      before.attributes[attribute] === after.attributes[attribute] &&
      before.attributeOptions[options]?.length === after.attributeOptions[options]?.length,
  );
}

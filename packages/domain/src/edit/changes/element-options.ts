import { variationsOf } from '../../article';
import { CODE_ATTRIBUTE_TYPES, type CodeAttributeType } from '../../attribute';
import type { Element, ElementOption } from '../../element';
import type { EditContext } from '../configuration';
import type { ElementRefusal } from '../edit-failure';

const LISTS = { color: 'finishes', temperature: 'temperatures', control: 'controls', installation: 'installations' } as const;

/** The values that an element offers of an attribute; empty where it does not vary. */
export function optionsOf({ props }: Element, type: CodeAttributeType): readonly ElementOption[] {
  return props.attributeOptions[LISTS[type]] ?? [];
}

/** Why an element does not take a value: it is not among those it offers (TC6); undefined when it does. */
export function refusalOfValue(element: Element, attribute: CodeAttributeType, value: string): ElementRefusal | undefined {
  const options = optionsOf(element, attribute);
  if (options.some(({ modifier }) => modifier === value)) return undefined;
  return { code: 'edit.value-refused', attribute, value, allowed: options.map(({ modifier }) => modifier) };
}

/**
 * Why an element does not take a value anew: it does not offer it (TC6), or its model no longer does on the day, whatever the element was made
 * with (TC31); undefined when it does.
 */
export function refusalOfChoice(
  element: Element,
  attribute: CodeAttributeType,
  value: string,
  { modelOf, today }: EditContext,
): ElementRefusal | undefined {
  const { code } = element.props;
  const model = code === undefined ? undefined : modelOf(code);
  const refused = refusalOfValue(element, attribute, value);
  if (refused !== undefined || model === undefined) return refused;
  const offered = variationsOf(model, attribute, today);
  if (offered.some(({ modifier }) => modifier === value)) return undefined;
  const allowed = optionsOf(element, attribute).filter((option) => offered.some(({ modifier }) => modifier === option.modifier));
  return { code: 'edit.value-refused', attribute, value, allowed: allowed.map(({ modifier }) => modifier) };
}

/**
 * The first of the values that an element has already which is not offered: by its model on the day, by its own lists where no model
 * describes it (AT25). Groups offer nothing, and neither does a part without lists.
 */
export function refusalOfOwnValues(element: Element, { modelOf, today }: EditContext): ElementRefusal | undefined {
  const { code, attributes } = element.props;
  if (code === undefined) return undefined;
  const model = modelOf(code);
  for (const attribute of CODE_ATTRIBUTE_TYPES) {
    const value = attributes[attribute];
    if (value === undefined) continue;
    const offered: readonly { readonly modifier: string }[] =
      model === undefined ? optionsOf(element, attribute) : variationsOf(model, attribute, today);
    if ((model === undefined && offered.length === 0) || offered.some(({ modifier }) => modifier === value)) continue;
    return { code: 'edit.value-refused', attribute, value, allowed: offered.map(({ modifier }) => modifier) };
  }
  return undefined;
}

/** Checks that an element may hang from an installation: it offers it, or its model comes in one only (CL4). */
export function acceptsInstallation(element: Element, installation: string): boolean {
  const options = optionsOf(element, 'installation');
  return options.length === 0 || options.some(({ modifier }) => modifier === installation);
}

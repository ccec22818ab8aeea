import { CODE_ATTRIBUTE_TYPES, type CodeAttributeType, type Element, type ElementTree, elementOf } from '@candil/domain';

const LISTS = { color: 'finishes', temperature: 'temperatures', control: 'controls', installation: 'installations' } as const;

/** The values that an element offers of an attribute, in the order of the catalogue. */
export function offeredValues({ props }: Pick<Element, 'props'>, type: CodeAttributeType): readonly string[] {
  return (props.attributeOptions[LISTS[type]] ?? []).map(({ modifier }) => modifier);
}

/** Returns the attributes for which a part offers several values and has none chosen; pendants of a canopy take its installation. */
export function openChoices(tree: ElementTree, element: Element): readonly CodeAttributeType[] {
  const { props, parentId } = element;
  if (props.code === undefined) return [];
  const holder = parentId === undefined ? undefined : elementOf(tree, parentId);
  return CODE_ATTRIBUTE_TYPES.filter((type) => {
    const chosen = props.attributes[type] ?? (type === 'installation' ? holder?.props.attributes.installation : undefined);
    return chosen === undefined && offeredValues(element, type).length > 1;
  });
}

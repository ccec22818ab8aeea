import type { CodeAttributeType } from '../../attribute';
import { type Element, isGroupType, walk } from '../../element';
import { type Attempt, changeAttributes } from '../attempt';
import type { AttributeValues, Change } from '../change';
import type { EditFailure } from '../edit-failure';
import { eachElement } from './each-element';
import { optionsOf, refusalOfChoice } from './element-options';
import { setHeight } from './set-height';
import { setInstallation } from './set-installation';

/** Sets attributes of elements and of everything they hold; all of them take the values, or none does (TC5). */
export function setAttributes(
  attempt: Attempt,
  { elementIds, attributes }: Extract<Change, { kind: 'set-attributes' }>,
): EditFailure | undefined {
  return eachElement(attempt, elementIds, (element) => setAttributesOf(attempt, element, attributes));
}

/** The installation first: what it does to controls gives way to a control that is asked for as well. */
const ORDER: readonly CodeAttributeType[] = ['installation', 'color', 'temperature', 'control'];

function setAttributesOf(attempt: Attempt, element: Element, values: AttributeValues): EditFailure | undefined {
  for (const type of ORDER) {
    const value = values[type];
    if (value === undefined) continue;
    const failure =
      type === 'installation'
        ? setInstallationOf(attempt, element, value ?? undefined)
        : setValue(attempt, element, type, value ?? undefined);
    if (failure !== undefined) return failure;
  }
  const { pendantHeight } = values;
  return pendantHeight === undefined
    ? undefined
    : setHeight(attempt, { kind: 'set-height', elementIds: [element.id], heightCm: pendantHeight });
}

/** A light takes an installation that is offered on the day; a group asks each of its lights. */
function setInstallationOf(attempt: Attempt, element: Element, value: string | undefined): EditFailure | undefined {
  const isChosen = value !== undefined && !isGroupType(element.type) && optionsOf(element, 'installation').length > 0;
  const refusal = isChosen ? refusalOfChoice(element, 'installation', value, attempt.configuration.context) : undefined;
  return refusal ?? setInstallation(attempt, element, value);
}

/** One value of an element; a group gives it to everything below that varies in the attribute. */
function setValue(attempt: Attempt, element: Element, type: CodeAttributeType, value: string | undefined): EditFailure | undefined {
  const { tree } = attempt.configuration;
  if (element.type === 'Composition' || element.type === 'Cluster') {
    changeAttributes(attempt, element, { [type]: value });
    const below = [...walk(tree, element.id)].filter((part) => part.id !== element.id && optionsOf(part, type).length > 0);
    return eachElement(
      attempt,
      below.map(({ id }) => id),
      (part) => setValue(attempt, part, type, value),
    );
  }
  const refusal = value === undefined ? undefined : refusalOfChoice(element, type, value, attempt.configuration.context);
  if (refusal === undefined) changeAttributes(attempt, element, { [type]: value });
  return refusal;
}

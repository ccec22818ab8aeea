import { exclusionsOf } from '../../article';
import type { Selection } from '../../attribute';
import type { Element } from '../../element';
import { findExclusion } from '../../exclusion';
import type { EditContext } from '../configuration';
import type { ElementRefusal } from '../edit-failure';

/** Chosen values of an element, as articles and exclusions name them. */
export function selectionOf({ props }: Pick<Element, 'props'>): Selection {
  const { color, temperature, control, installation, pendantHeight } = props.attributes;
  const selection: { -readonly [K in keyof Selection]: Selection[K] } = {};
  if (color !== undefined) selection.color = color;
  if (temperature !== undefined) selection.temperature = temperature;
  if (control !== undefined) selection.control = control;
  if (installation !== undefined) selection.installation = installation;
  if (pendantHeight !== undefined) selection.pendantHeightCm = pendantHeight;
  return selection;
}

/** The exclusion that rejects what is chosen of an element; parts without a model have none (EX1). */
export function exclusionRefusal(element: Element, context: EditContext): ElementRefusal | undefined {
  const model = element.facts.model === null ? undefined : context.modelOf(element.facts.model);
  if (model === undefined) return undefined;
  const row = findExclusion(exclusionsOf(model), selectionOf(element));
  return row === undefined ? undefined : { code: 'edit.excluded', elementId: element.id, row, reason: row.reason };
}

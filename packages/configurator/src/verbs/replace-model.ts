import {
  type Change,
  CODE_ATTRIBUTE_TYPES,
  clampPendantHeight,
  type EditFailure,
  type Element,
  type ElementAttributes,
  type ElementId,
  type ElementNode,
  elementOf,
  type ModelDefinition,
  type Result,
  type SessionOutcome,
  variationsOf,
} from '@candil/domain';
import type { EditorCore } from '../editor/core';
import { heightLimitsOf } from '../heights/height-limits';
import { modelOf, newLight } from './new-light';
import { select } from './select';

/** Replaces the model of lights; each keeps its attributes where the model offers them, and its height where allowed. */
export function replaceModel(core: EditorCore, ids: readonly ElementId[], code: string): Result<SessionOutcome, EditFailure> {
  const { tree } = core.session.configuration;
  const model = modelOf(core, code);
  const lights = ids.filter((id) => tree.elements.has(id)).map((id) => elementOf(tree, id));
  const nodes = lights.map((light) => chosenAlike(core, newLight(core, model, undefined), light, model));
  const changes = nodes.map((node, index): Change => ({ kind: 'replace', elementId: (lights[index] as Element).id, node }));
  const newIds = nodes.map(({ id }) => id);
  const done = core.bringIn(changes, { kind: 'replace', names: [], value: code }, newIds);
  if (done.ok) select(core, newIds);
  return done;
}

/** Returns a node of another model with the attributes of a light, where the model offers them. */
export function chosenAlike(
  { session, input }: EditorCore,
  node: ElementNode,
  { id, props }: Element,
  model: ModelDefinition,
): ElementNode {
  const { today } = input.sources.context;
  const kept = CODE_ATTRIBUTE_TYPES.flatMap((type) => {
    const value = props.attributes[type];
    return value !== undefined && variationsOf(model, type, today).some(({ modifier }) => modifier === value) ? [[type, value]] : [];
  });
  const { pendantHeight } = props.attributes;
  const range = node.props.attributeOptions.pendantHeight;
  const limits = pendantHeight === undefined || range === undefined ? undefined : heightLimitsOf(session.configuration.tree, id, range);
  const attributes: ElementAttributes = {
    ...node.props.attributes,
    ...Object.fromEntries(kept),
    ...(limits?.ok === true && pendantHeight !== undefined && { pendantHeight: clampPendantHeight(pendantHeight, limits.value).heightCm }),
  };
  return { ...node, props: { ...node.props, attributes } };
}

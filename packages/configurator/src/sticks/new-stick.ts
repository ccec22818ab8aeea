import { type ElementAttributes, type Position, type StickJoint, variationsOf } from '@candil/domain';
import type { EditorCore } from '../editor/core';
import { metresBetween } from '../scene/metres-between';
import { modelOf, newPart } from '../verbs/new-light';
import type { WantedStick } from './line-changes';
import type { SticksAt } from './stick-at';

/** A stick of a model that is about to come in between two points, chosen as those that stand where they agree and it is offered so. */
export function newStick(
  core: EditorCore,
  was: SticksAt,
  code: string,
  {
    from,
    to,
    joints,
    color,
  }: { readonly from: Position; readonly to: Position; readonly joints: readonly StickJoint[]; readonly color?: string },
): WantedStick {
  const model = modelOf(core, code);
  const { tree } = core.session.configuration;
  const { today } = core.input.sources.context;
  const chosen: Record<string, string> = {};
  for (const type of ['color', 'temperature', 'control'] as const) {
    const values = new Set(was.sticks.map(({ id }) => tree.elements.get(id)?.props.attributes[type]));
    const value = type === 'color' && color !== undefined ? color : [...values][0];
    const isOne = values.size === 1 || (type === 'color' && color !== undefined);
    if (value !== undefined && isOne && variationsOf(model, type, today).some(({ modifier }) => modifier === value)) chosen[type] = value;
  }
  const node = newPart(core, model, chosen as ElementAttributes);
  return {
    id: node.id,
    node,
    from,
    to,
    joints,
    diameterMetres: node.size.depth,
    lengthMetres: node.props.technicalData.productLength ?? metresBetween(from, to),
  };
}

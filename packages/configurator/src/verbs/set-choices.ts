import {
  type AttributeValues,
  type Change,
  CODE_ATTRIBUTE_TYPES,
  type EditFailure,
  type ElementId,
  type Result,
  type SessionOutcome,
  type SpaceConfig,
} from '@candil/domain';
import type { EditorCore } from '../editor/core';
import { namesOf } from '../scene/names';
import type { Label } from '../state/label';

type Done = Result<SessionOutcome, EditFailure>;

const named = ({ document }: EditorCore, ids: readonly ElementId[]) => namesOf(document.getState().scene, ids);

/** Sets attributes of elements and of everything they hold; all of them take the values, or none does. */
export function setAttributes(core: EditorCore, asked: readonly ElementId[], attributes: AttributeValues): Done {
  const ids = (attributes.control === undefined ? undefined : core.system.sharingControl?.(core, asked)) ?? asked;
  const set = CODE_ATTRIBUTE_TYPES.filter((type) => attributes[type] !== undefined);
  const [attribute] = set;
  const label: Label = {
    kind: set.length === 1 && attribute === 'installation' ? 'installation' : 'attribute',
    names: named(core, ids),
    ...(attribute !== undefined && { attribute, value: attributes[attribute] ?? '' }),
  };
  return core.change(choosing(core, ids, attributes), label);
}

/** Some parts are made anew for another installation. */
function choosing(core: EditorCore, ids: readonly ElementId[], attributes: AttributeValues): readonly Change[] {
  const { installation } = attributes;
  if (installation === undefined || installation === null) return [{ kind: 'set-attributes', elementIds: ids, attributes }];
  const anew = new Map(
    ids.flatMap((id) => {
      const changes = core.system.reinstalled?.(core, id, installation);
      return changes === undefined ? [] : [[id, changes] as const];
    }),
  );
  const others = ids.filter((id) => !anew.has(id));
  const rest = { ...attributes };
  delete (rest as { installation?: unknown }).installation;
  return [
    ...(others.length > 0 || anew.size === 0 ? [{ kind: 'set-attributes', elementIds: others, attributes } as const] : []),
    ...[...anew.values()].flat(),
    ...(anew.size > 0 && Object.keys(rest).length > 0
      ? [{ kind: 'set-attributes', elementIds: [...anew.keys()], attributes: rest } as const]
      : []),
  ];
}

/** Whole centimetres below the ceiling. */
export function setHeight(core: EditorCore, ids: readonly ElementId[], heightCm: number, key?: string): Done {
  return raise(core, { kind: 'set-height', elementIds: ids, heightCm }, ids, key);
}

export function shiftHeights(core: EditorCore, ids: readonly ElementId[], deltaCm: number, key?: string): Done {
  return raise(core, { kind: 'shift-heights', elementIds: ids, deltaCm }, ids, key);
}

/** Whole centimetres of wire between canopy and body. */
export function setWireLength(core: EditorCore, ids: readonly ElementId[], wireLengthCm: number, key?: string): Done {
  return raise(core, { kind: 'set-wire-length', elementIds: ids, wireLengthCm }, ids, key);
}

function raise(core: EditorCore, change: Change, ids: readonly ElementId[], key: string | undefined): Done {
  return core.change(change, { kind: 'raise', names: named(core, ids) }, key);
}

export function setRoom(core: EditorCore, config: SpaceConfig, key?: string): Done {
  return core.change({ kind: 'set-room', config }, { kind: 'room', names: [] }, key);
}

/** Makes elements semi-finished: made to order from stocked parts. */
export function convertToPsa(core: EditorCore, ids: readonly ElementId[]): Done {
  return core.change({ kind: 'convert-to-psa', elementIds: ids }, { kind: 'psa', names: named(core, ids) });
}

import type { Attempt } from '../attempt';
import type { Change } from '../change';
import type { EditFailure } from '../edit-failure';
import { convertToPsaOf } from './convert-to-psa';
import { mount, unmount } from './mount';
import { setAttributes } from './set-attributes';
import { setGeometry, setPose } from './set-body';
import { setHeight, setWireLength, shiftHeights } from './set-height';
import { setRoom } from './set-room';
import { add, move, regroup, remove, replace } from './structure';

const CHANGES: { readonly [K in Change['kind']]: (attempt: Attempt, change: Extract<Change, { kind: K }>) => EditFailure | undefined } = {
  'set-attributes': setAttributes,
  'set-height': setHeight,
  'shift-heights': shiftHeights,
  'set-wire-length': setWireLength,
  move,
  add,
  remove,
  replace,
  regroup,
  'set-room': setRoom,
  'convert-to-psa': convertToPsaOf,
  'set-pose': setPose,
  'set-geometry': setGeometry,
  mount,
  unmount,
};

/** Applies a change with its effects; on failure returns the reason and leaves the change half done. */
export function carryOut<K extends Change['kind']>(attempt: Attempt, change: Extract<Change, { kind: K }>): EditFailure | undefined {
  const run: (attempt: Attempt, change: Extract<Change, { kind: K }>) => EditFailure | undefined = CHANGES[change.kind as K];
  return run(attempt, change);
}

import { type Change, cloneNode, type EditFailure, type ElementNode, type Furniture, ok, type Result } from '@candil/domain';
import type { EditorCore } from '../editor/core';
import { select } from '../verbs/select';

/** A room that another one begins with, and the code by which it was found. */
export interface BegunRoom {
  readonly space: ElementNode;
  readonly furniture: readonly Furniture[];
  readonly code: string;
}

/** Brings copies of everything in another room into this one in one step, with its size, its ceiling and its furniture; a refusal is returned and not announced. */
export function takeRoom(core: EditorCore, { space, furniture, code }: BegunRoom): Result<undefined, EditFailure> {
  const { tree } = core.session.configuration;
  const { newId, createdAt } = core.input;
  const { config } = space.props;
  const standing = tree.elements.get(tree.rootId)?.childIds ?? [];
  const changes: readonly Change[] = [
    ...(standing.length > 0 ? [{ kind: 'remove', elementIds: standing } as const] : []),
    ...(config === undefined ? [] : [{ kind: 'set-room', config } as const]),
    ...space.elements.map(({ element, options }): Change => {
      return { kind: 'add', node: cloneNode(element, newId, createdAt()), parentId: tree.rootId, position: options.position };
    }),
  ];
  const tried = core.preview(changes);
  const done = tried.ok ? core.furnish(changes, { kind: 'begin', names: [], value: code }, furniture) : tried;
  if (!done.ok) return done;
  select(core, []);
  return ok(undefined);
}

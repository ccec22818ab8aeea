import { CODE_ATTRIBUTE_TYPES, type ElementAttributes, type ElementId, type ElementTree, elementOf } from '@candil/domain';
import type { Scene } from '../scene/scene';

/** Things of one model on one belt that are chosen alike: one line of a list. */
export interface ListRow {
  /** Id of the first element: the same as long as that is there. */
  readonly id: ElementId;
  readonly beltId: ElementId;
  readonly model: string;
  readonly attributes: ElementAttributes;
  /** In their order along the belt. */
  readonly ids: readonly ElementId[];
}

/** The lines of the luminaires, belt by belt. */
export function luminaireRows({ belts }: Pick<Scene, 'belts'>, tree: ElementTree): readonly ListRow[] {
  return belts.flatMap(({ id, lightIds }) => rowsOf(tree, id, lightIds));
}

/** The lines of reflectors and counterweights, belt by belt. */
export function accessoryRows({ belts }: Pick<Scene, 'belts'>, tree: ElementTree): readonly ListRow[] {
  return belts.flatMap(({ id, accessories }) =>
    rowsOf(
      tree,
      id,
      accessories.map((part) => part.id),
    ),
  );
}

function rowsOf(tree: ElementTree, beltId: ElementId, ids: readonly ElementId[]): readonly ListRow[] {
  const rows = new Map<string, { -readonly [K in keyof ListRow]: ListRow[K] }>();
  for (const id of ids) {
    const { code = '', attributes } = elementOf(tree, id).props;
    const key = [code, ...CODE_ATTRIBUTE_TYPES.map((type) => attributes[type] ?? '')].join('/');
    const row = rows.get(key);
    if (row === undefined) rows.set(key, { id, beltId, model: code, attributes, ids: [id] });
    else row.ids = [...row.ids, id];
  }
  return [...rows.values()];
}

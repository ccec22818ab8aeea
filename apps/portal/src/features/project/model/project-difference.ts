import type { Project, ProjectProduct } from '@candil/contract';
import type { ProductEdit, ProjectChange } from './project-change';

const idsOf = ({ products }: Project): ReadonlySet<string> => new Set(products.map(({ _id }) => _id));
const missingIn = (ids: ReadonlySet<string>, { products }: Project): readonly string[] =>
  products.flatMap(({ _id }) => (ids.has(_id) ? [] : [_id]));

/** Returns the edit that turns the later product into the earlier one; nothing where they are equal. */
const editBack = (before: ProjectProduct, after: ProjectProduct): ProductEdit | undefined => {
  const { pendantHeight } = before.attributes;
  const isOther = before.referenceCode !== after.referenceCode || pendantHeight !== after.attributes.pendantHeight;
  const edit = {
    ...(before.quantity !== after.quantity && { quantity: before.quantity }),
    ...(isOther && { referenceCode: before.referenceCode, ...(pendantHeight !== undefined && { pendantHeight }) }),
    ...(before.tag !== after.tag && { tag: before.tag }),
    ...(before.room !== after.room && { room: before.room }),
    ...(before.note !== after.note && { note: before.note }),
  };
  return Object.keys(edit).length === 0 ? undefined : { productId: before._id, ...edit };
};

/** The change that leads from the project after something back to the one before it; undefined where nothing differs. */
export const changeBack = (before: Project, after: Project): ProjectChange | undefined => {
  if (before.name !== after.name) return { kind: 'rename', name: before.name };
  const earlier = new Map(before.products.map((product) => [product._id, product]));
  const edits = after.products.flatMap((product) => {
    const was = earlier.get(product._id);
    return (was && editBack(was, product)) ?? [];
  });
  const remove = missingIn(idsOf(before), after);
  const restore = missingIn(idsOf(after), before);
  return edits.length + remove.length + restore.length === 0 ? undefined : { kind: 'step', edits, remove, restore };
};

import { type BomSources, configuratorTypeOf, createElementTree, creationBom, type ElementNode, resolveCompositions } from '@candil/domain';

/** The lines of a Space's bill of materials, luminaires and then drivers: `2 × 0162 10 / 1A _ 18`. */
export function billOf(space: ElementNode, sources: BomSources): readonly string[] {
  const compositions = resolveCompositions(createElementTree(space), sources);
  if (!compositions.ok) return [compositions.failure.code];
  const { subfamily: subFamilyId } = space.props.info;
  const { applicationLocationId } = space.props;
  const parts = { compositions: compositions.value, subFamilyId, applicationLocationId, configuratorType: configuratorTypeOf() };
  const bom = creationBom({ ...parts, creationCode: 'CR1001' }, sources);
  if (!bom.ok) return [bom.failure.code];
  return bom.value.compositions.flatMap(({ articles, electricalGroups }) => [
    ...articles.map(({ quantity, referenceCode }) => `${quantity} × ${referenceCode}`),
    ...electricalGroups.map(({ accessory }) => `${accessory.quantity} × ${accessory.accessoryCode}`),
  ]);
}

import type { BoardOffer } from '@candil/contract';
import type { CatalogId } from '@candil/domain';
import type { Actor } from '../../kernel';
import type { CatalogueContext } from '../price';
import { makePieceOffer } from './make-piece-offer';

interface BoardQuestion {
  readonly catalogId: CatalogId;
  readonly subFamilyId: number;
}

/**
 * Builds the data by which the parts of a collection are laid out, judged and priced; undefined for a collection that
 * the catalogue does not have.
 */
export const makeBoardOffer = (
  context: CatalogueContext,
  actor: Actor,
  { catalogId, subFamilyId }: BoardQuestion,
): BoardOffer | undefined => {
  const edition = context.catalogue.editions[catalogId];
  const subFamily = edition.subFamilies.get(subFamilyId);
  if (subFamily === undefined) return undefined;
  const models = [...edition.models.values()].filter((model) => model.subFamilyId === subFamilyId).map(({ model }) => model);
  return {
    ...makePieceOffer(context, actor, catalogId, models),
    subFamilyId,
    familyName: subFamily.name,
    parts: Object.fromEntries(
      models.flatMap((model) => {
        const part = edition.systemParts[model];
        return part?.board === undefined ? [] : [[model, part] as const];
      }),
    ),
  };
};

import type { BoardCatalogue } from '@candil/configurator/board';
import type { BoardOffer } from '@candil/contract';
import { type OfferedPieces, offeredPieces } from '../../../shared/pieces/piece-offer';

export interface OfferedBoard extends Omit<OfferedPieces, 'catalogue'> {
  readonly catalogue: BoardCatalogue;
}

/** Data of a toolkit from the service, in the form of the editor. */
export const offeredBoard = (offer: BoardOffer): OfferedBoard => {
  const { catalogue, ...others } = offeredPieces(offer.catalogId, [offer]);
  const { subFamilyId, familyName, parts } = offer;
  return { ...others, catalogue: { ...catalogue, subFamilyId, familyName, parts } };
};

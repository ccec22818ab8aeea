import type { ProjectProduct } from '@candil/contract';
import type { CatalogId } from '@candil/domain';
import { compositionPath, compositorPath } from '../../../shared/browse/paths';
import type { CompositionMaker, Opening } from './opening';

interface StartPlace {
  readonly projectId: string | undefined;
  readonly catalogId: CatalogId;
}

interface StartPlaceOfProduct {
  readonly subFamilyId: number;
  readonly catalogId: CatalogId;
}

interface Start {
  readonly subFamilyId: number;
  /** Of a composed starting point. */
  readonly preconfigId?: string;
}

type SavedOpening = Extract<Opening, { kind: 'saved' }>;

/** The address of a product in the configurator that it is made with; undefined where that is the one of the address. */
export const pathOfOtherMaker = (opening: SavedOpening, type: ProjectProduct['type'], offer: StartPlaceOfProduct): string | undefined => {
  const { maker, projectId, productId, mode } = opening;
  if (maker === 'CREA' && type === 'COMPOSING_PENDANTS')
    return compositorPath({ projectId }, { ...offer, productId, validating: mode === 'validate' });
  if (maker !== 'CREA' && type === 'CREATION') return `/project/${projectId}/product/${productId}/crea-configurator/${mode}`;
  return undefined;
};

/** Where a composition of a collection is begun in the same configurator. */
export const startPath = (maker: CompositionMaker, { projectId, catalogId }: StartPlace, { subFamilyId, preconfigId }: Start): string => {
  if (maker === 'CREA') return compositionPath({ projectId }, preconfigId === undefined ? { subFamilyId } : { preconfigId });
  return compositorPath({ projectId }, { subFamilyId, catalogId, ...(preconfigId !== undefined && { configId: preconfigId }) });
};

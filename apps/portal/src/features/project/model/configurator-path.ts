import type { ProjectProduct } from '@candil/contract';
import { CONFIGURATOR_IDS } from '@candil/domain';

const isPiecesList = ({ configuratorType }: ProjectProduct): boolean => configuratorType.id === CONFIGURATOR_IDS.PIECES_LIST;

/** Where a product of a project is configured. */
export const configuratorPath = (projectId: string, product: ProjectProduct): string => {
  if (isPiecesList(product)) return `/project/${projectId}/product/${product._id}/BundleListConfigurator`;
  if (product.type !== 'REGULAR') return `/project/${projectId}/product/${product._id}/crea-configurator/edit`;
  const query = new URLSearchParams({ subFamily: String(product.subFamily.id), model: product.model });
  return `/project/${projectId}/product/${product._id}/RegularConfigurator?${query}`;
};

/** Where a composition is held against what is sold now; undefined for what has no such screen. */
export const validationPath = (projectId: string, product: ProjectProduct): string | undefined =>
  product.type === 'CREATION' && !isPiecesList(product)
    ? `/project/${projectId}/product/${product._id}/crea-configurator/validate`
    : undefined;

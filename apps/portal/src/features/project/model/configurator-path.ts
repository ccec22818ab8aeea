import type { Project, ProjectProduct } from '@candil/contract';
import { compositorPath } from '../../../shared/browse/paths';

/** The project that a product is in. */
export type ProjectOfProduct = Pick<Project, 'id' | 'catalogId'>;

/** Where a product of a project is configured. */
export const configuratorPath = (project: ProjectOfProduct, product: ProjectProduct): string => {
  switch (product.type) {
    case 'COMPOSING_PENDANTS':
      return compositorOf(project, product, false);
    case 'CREATION':
      return `/project/${project.id}/product/${product._id}/crea-configurator/edit`;
    case 'REGULAR': {
      const query = new URLSearchParams({ subFamily: String(product.subFamily.id), model: product.model });
      return `/project/${project.id}/product/${product._id}/RegularConfigurator?${query}`;
    }
  }
};

/** Where a composition is held against what is sold now; undefined for what has no such screen, or not while its toggle is off (CF8). */
export const validationPath = (
  project: ProjectOfProduct,
  product: ProjectProduct,
  flags: { readonly validateComposingPendants: boolean },
): string | undefined => {
  if (product.type === 'COMPOSING_PENDANTS') return flags.validateComposingPendants ? compositorOf(project, product, true) : undefined;
  return product.type === 'CREATION' ? `/project/${project.id}/product/${product._id}/crea-configurator/validate` : undefined;
};

const compositorOf = ({ id, catalogId }: ProjectOfProduct, product: ProjectProduct, validating: boolean): string =>
  compositorPath(
    { projectId: id },
    { subFamilyId: product.subFamily.id, catalogId, configId: product.configId, productId: product._id, validating },
  );

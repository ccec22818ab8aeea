import type { ProjectProduct } from '@candil/contract';

/** Where a product of a project is configured. */
export const configuratorPath = (projectId: string, product: ProjectProduct): string => {
  if (product.type !== 'REGULAR') return `/project/${projectId}/product/${product._id}/crea-configurator/edit`;
  const query = new URLSearchParams({ subFamily: String(product.subFamily.id), model: product.model });
  return `/project/${projectId}/product/${product._id}/RegularConfigurator?${query}`;
};

/** Where a composition is held against what is sold now; undefined for what has no such screen. */
export const validationPath = (projectId: string, { _id, type }: ProjectProduct): string | undefined =>
  type === 'CREATION' ? `/project/${projectId}/product/${_id}/crea-configurator/validate` : undefined;

import type { ProjectProduct } from '@candil/contract';

/** Where a product of a project is configured. */
export const configuratorPath = (projectId: string, product: ProjectProduct): string => {
  if (product.type !== 'REGULAR') return `/project/${projectId}/product/${product._id}/crea-configurator/edit`;
  const query = new URLSearchParams({ subFamily: String(product.subFamily.id), model: product.model });
  return `/project/${projectId}/product/${product._id}/RegularConfigurator?${query}`;
};

import type { Project, ProjectProduct } from '@candil/contract';

/** Target of the product: a project to be chosen, this one, or its line. */
export type ProductTarget =
  | { readonly kind: 'new' }
  | { readonly kind: 'add'; readonly project: Project }
  | { readonly kind: 'edit'; readonly project: Project; readonly product: ProjectProduct };

/** Id of the draft among those of regular products. */
export const draftIdOf = (target: ProductTarget, model: string): string => {
  switch (target.kind) {
    case 'new':
      return `new/${model}`;
    case 'add':
      return `${target.project.id}/${model}`;
    case 'edit':
      return `${target.project.id}/${target.product._id}`;
  }
};

/** Path of the configurator for a target. */
export const configuratorPath = (target: ProductTarget): string => {
  switch (target.kind) {
    case 'new':
      return '/new-product/RegularConfigurator';
    case 'add':
      return `/project/${target.project.id}/add-product/RegularConfigurator`;
    case 'edit':
      return `/project/${target.project.id}/product/${target.product._id}/RegularConfigurator`;
  }
};

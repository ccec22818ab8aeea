import type { Project, ProjectProduct } from '@candil/contract';
import { CONFIGURATOR_IDS } from '@candil/domain';

/** A product at the address of another configurator than the one that made it. */
export interface MadeElsewhere {
  readonly kind: 'made-elsewhere';
  readonly project: Project;
  readonly product: ProjectProduct;
}

/**
 * Returns the product of an address that has nothing for its configurator, where another one made it; `gone` where the project has no such
 * product.
 */
export const madeElsewhere = (
  project: Project | undefined,
  productId: string | undefined,
  isMadeHere: (configuratorId: number) => boolean,
): MadeElsewhere | { readonly kind: 'gone' } => {
  const product = project?.products.find(({ _id }) => _id === productId);
  if (project === undefined || product === undefined) return { kind: 'gone' };
  const maker = product.type === 'REGULAR' ? CONFIGURATOR_IDS.MINI_COMPOSITOR : product.configuratorType.id;
  return isMadeHere(maker) ? { kind: 'gone' } : { kind: 'made-elsewhere', project, product };
};

import type { ProjectProduct } from '@candil/contract';
import { CONFIGURATOR_IDS, type ConfiguratorChoice, type ConfiguratorMode, chooseConfigurator, productPath } from '@candil/domain';

type Mode = Exclude<ConfiguratorMode, 'create'>;

const CREA = chooseConfigurator(CONFIGURATOR_IDS.CREA);

/** Configurators that have a screen of their own: editors of rooms, and the pieces list. */
const hasScreen = ({ id, paths }: ConfiguratorChoice): boolean => paths === 'segment' || id === CONFIGURATOR_IDS.PIECES_LIST;

/**
 * Where a creation is opened: in the configurator that made it. One whose configurator is not known is led to crea, which says why it
 * cannot be opened; what has no editor of its own is a composition.
 */
const creationPath = (projectId: string, { _id, configuratorType, subFamily }: ProjectProduct, mode: Mode): string | undefined => {
  const made = chooseConfigurator(configuratorType, subFamily.id);
  const choice = made.ok && hasScreen(made.value) ? made : CREA;
  const path = choice.ok ? productPath(choice.value, mode, { projectId, productId: _id }) : choice;
  return path.ok ? path.value : undefined;
};

/** Where a product of a project is configured. */
export const configuratorPath = (projectId: string, product: ProjectProduct): string => {
  const created = product.type === 'REGULAR' ? undefined : creationPath(projectId, product, 'edit');
  if (created !== undefined) return created;
  const query = new URLSearchParams({ subFamily: String(product.subFamily.id), model: product.model });
  return `/project/${projectId}/product/${product._id}/RegularConfigurator?${query}`;
};

/** Where a product is held against what is sold now: single articles and lists in the attributes configurator. */
export const validationPath = (projectId: string, product: ProjectProduct): string | undefined => {
  const isAttributes = product.type === 'REGULAR' || product.configuratorType.id === CONFIGURATOR_IDS.PIECES_LIST;
  if (isAttributes) return `/validate/${projectId}/${product._id}`;
  return product.type === 'CREATION' ? creationPath(projectId, product, 'validate') : undefined;
};

/** Where a creation is looked at by whoever may not change it; undefined for what has no such screen. */
export const viewPath = (projectId: string, product: ProjectProduct): string | undefined =>
  product.type === 'CREATION' ? creationPath(projectId, product, 'view') : undefined;

import type { Project, ProjectProduct } from '@candil/contract';
import { CONFIGURATOR_IDS, type ConfiguratorChoice, type ConfiguratorMode, chooseConfigurator, productPath } from '@candil/domain';

type Mode = Exclude<ConfiguratorMode, 'create'>;

const CREA = chooseConfigurator(CONFIGURATOR_IDS.CREA);

/** The project that a product belongs to. */
type Place = Pick<Project, 'id' | 'catalogId'>;

const OWN_SCREENS: readonly number[] = [CONFIGURATOR_IDS.PIECES_LIST, CONFIGURATOR_IDS.COMPOSITOR_CP_3D];

/** Configurators that have a screen of their own: editors of rooms, the pieces list and the compositor. */
const hasScreen = ({ id, paths }: ConfiguratorChoice): boolean => paths === 'segment' || OWN_SCREENS.includes(id);

/**
 * Where a creation is opened: in the configurator that made it. One whose configurator is not known is led to crea, which says why it
 * cannot be opened; what has no editor of its own is a composition.
 */
const creationPath = (
  { id: projectId, catalogId }: Place,
  { _id, configuratorType, subFamily, configId }: ProjectProduct,
  mode: Mode,
): string | undefined => {
  const made = chooseConfigurator(configuratorType, subFamily.id);
  const choice = made.ok && hasScreen(made.value) ? made : CREA;
  const path = choice.ok
    ? productPath(choice.value, mode, { projectId, productId: _id, configId, family: subFamily.id, catalog: catalogId })
    : choice;
  return path.ok ? path.value : undefined;
};

/** Where a product of a project is configured. */
export const configuratorPath = (project: Place, product: ProjectProduct): string => {
  const created = product.type === 'REGULAR' ? undefined : creationPath(project, product, 'edit');
  if (created !== undefined) return created;
  const query = new URLSearchParams({ subFamily: String(product.subFamily.id), model: product.model });
  return `/project/${project.id}/product/${product._id}/RegularConfigurator?${query}`;
};

interface Toggles {
  readonly validateComposingPendants: boolean;
}

/**
 * Where a product is held against what is sold now: single articles and lists in the attributes configurator; undefined for what has no such
 * screen, or not while its toggle is off (CF8).
 */
export const validationPath = (project: Place, product: ProjectProduct, { validateComposingPendants }: Toggles): string | undefined => {
  const isAttributes = product.type === 'REGULAR' || product.configuratorType.id === CONFIGURATOR_IDS.PIECES_LIST;
  if (isAttributes) return `/validate/${project.id}/${product._id}`;
  if (product.type === 'COMPOSING_PENDANTS' && !validateComposingPendants) return undefined;
  return creationPath(project, product, 'validate');
};

/** Where a creation is looked at by whoever may not change it; undefined for what has no such screen. */
export const viewPath = (project: Place, product: ProjectProduct): string | undefined =>
  product.type === 'CREATION' ? creationPath(project, product, 'view') : undefined;

/** Where the files of what was composed or drawn are; undefined for what has no shape of its own. */
export const exportPath = (projectId: string, product: ProjectProduct): string | undefined => {
  if (product.type === 'REGULAR' || product.configuratorType.id === CONFIGURATOR_IDS.PIECES_LIST) return undefined;
  return `/project/${projectId}/product/${product._id}/export`;
};

const EXPRESS = chooseConfigurator(CONFIGURATOR_IDS.EXPRESS);

/** Where a composition of crea is changed as a short form; undefined for everything else. */
export const expressPath = (project: Place, product: ProjectProduct): string | undefined => {
  const isOfCrea = product.type === 'CREATION' && creationPath(project, product, 'edit')?.includes('/crea-configurator/') === true;
  const path = isOfCrea && EXPRESS.ok ? productPath(EXPRESS.value, 'edit', { projectId: project.id, productId: product._id }) : undefined;
  return path?.ok ? path.value : undefined;
};

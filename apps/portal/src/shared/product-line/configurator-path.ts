import type { Project, ProjectProduct } from '@candil/contract';
import { CONFIGURATOR_IDS, type ConfiguratorChoice, type ConfiguratorMode, chooseConfigurator, productPath } from '@candil/domain';

type Mode = Exclude<ConfiguratorMode, 'create'>;

const CREA = chooseConfigurator(CONFIGURATOR_IDS.CREA);

/** The project that a product belongs to. */
type Place = Pick<Project, 'id' | 'catalogId'>;

const { EXPRESS, PIECES_LIST, COMPOSITOR_2D, COMPOSITOR_CP_3D } = CONFIGURATOR_IDS;
const OWN_SCREENS: readonly number[] = [EXPRESS, PIECES_LIST, COMPOSITOR_2D, COMPOSITOR_CP_3D];

/** Configurators that open creations: editors of rooms, and those with a screen of their own. */
const hasScreen = ({ id, paths }: ConfiguratorChoice): boolean => paths === 'segment' || OWN_SCREENS.includes(id);

/**
 * Returns the address at which a creation is opened: in the configurator that made it. A creation of an unknown
 * configurator leads to crea, which says why it cannot be opened; a product without an editor of its own counts as a
 * composition.
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

interface Toggles {
  /** Off: compositions of crea open in their short form. */
  readonly newCompositors: boolean;
}

/** Returns the address at which a product of a project is configured. */
export const configuratorPath = (project: Place, product: ProjectProduct, { newCompositors }: Toggles): string => {
  const short = newCompositors ? undefined : expressPath(project, product);
  const created = short ?? (product.type === 'REGULAR' ? undefined : creationPath(project, product, 'edit'));
  if (created !== undefined) return created;
  const query = new URLSearchParams({ subFamily: String(product.subFamily.id), model: product.model });
  return `/project/${project.id}/product/${product._id}/RegularConfigurator?${query}`;
};

/** The read-only address of a creation; undefined when it has no such screen. */
export const viewPath = (project: Place, product: ProjectProduct): string | undefined =>
  product.type === 'CREATION' ? creationPath(project, product, 'view') : undefined;

const DRAWN_WITHOUT_ROOM: readonly number[] = [PIECES_LIST, COMPOSITOR_2D];

/**
 * Returns the address of the files of a composition or drawing; undefined for a product without a room: a board exports
 * its files itself.
 */
export const exportPath = (projectId: string, product: ProjectProduct): string | undefined => {
  if (product.type === 'REGULAR' || DRAWN_WITHOUT_ROOM.includes(product.configuratorType.id)) return undefined;
  return `/project/${projectId}/product/${product._id}/export`;
};

const SHORT_FORM = chooseConfigurator(EXPRESS);

/** Returns the address at which a composition of crea is changed as a short form; undefined for everything else. */
export const expressPath = (project: Place, product: ProjectProduct): string | undefined => {
  const isOfCrea = product.type === 'CREATION' && creationPath(project, product, 'edit')?.includes('/crea-configurator/') === true;
  const path =
    isOfCrea && SHORT_FORM.ok ? productPath(SHORT_FORM.value, 'edit', { projectId: project.id, productId: product._id }) : undefined;
  return path?.ok ? path.value : undefined;
};

import type { Project, ProjectProduct } from '@candil/contract';
import { CONFIGURATOR_IDS, type ConfiguratorFailure, chooseConfigurator, type Result, validationPath } from '@candil/domain';

interface Toggles {
  readonly validateComposingPendants: boolean;
}

/** Returns the address at which a product of a project is validated, or the reason there is none (CF8). */
export const validationPathOf = (
  project: Pick<Project, 'id' | 'catalogId'>,
  { _id, type, configuratorType, subFamily, configId }: ProjectProduct,
  toggles: Toggles,
): Result<string, ConfiguratorFailure> => {
  const made =
    type === 'REGULAR' ? chooseConfigurator(CONFIGURATOR_IDS.MINI_COMPOSITOR) : chooseConfigurator(configuratorType, subFamily.id);
  const target = { projectId: project.id, productId: _id, configId, family: subFamily.id, catalog: project.catalogId };
  return made.ok ? validationPath(made.value, target, toggles) : made;
};

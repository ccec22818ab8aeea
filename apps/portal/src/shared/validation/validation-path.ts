import type { ProjectProduct } from '@candil/contract';
import { CONFIGURATOR_IDS, type ConfiguratorFailure, chooseConfigurator, type Result, validationPath } from '@candil/domain';

interface Toggles {
  readonly validateComposingPendants: boolean;
}

/** Where a product of a project is validated, or why it is nowhere (CF8). */
export const validationPathOf = (
  projectId: string,
  { _id, type, configuratorType, subFamily, configId }: ProjectProduct,
  toggles: Toggles,
): Result<string, ConfiguratorFailure> => {
  const made =
    type === 'REGULAR' ? chooseConfigurator(CONFIGURATOR_IDS.MINI_COMPOSITOR) : chooseConfigurator(configuratorType, subFamily.id);
  return made.ok ? validationPath(made.value, { projectId, productId: _id, configId, family: subFamily.id }, toggles) : made;
};

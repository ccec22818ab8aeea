import { CONFIGURATOR_IDS } from '../catalogue';
import { type ElementTree, elementOf } from '../element';
import type { Result } from '../result';
import type { BomSources, ConfiguratorName } from './bom-sources';
import { configuratorTypeOf } from './configurator-type';
import { type CreationBom, creationBom } from './creation-bom';
import type { CreationCodeFailure } from './creation-code';
import { type BomFailure, resolveCompositions } from './resolve-composition';

/**
 * The bill of materials of a Space as a creation: its compositions, with sub-family, application, configurator and source of the
 * Space (BO28). Fails as `resolveCompositions` and `creationBom` do.
 */
export function spaceBom(
  tree: ElementTree,
  creationCode: string,
  sources: BomSources,
): Result<CreationBom, BomFailure | CreationCodeFailure> {
  const compositions = resolveCompositions(tree, sources);
  if (!compositions.ok) return compositions;
  const { info, applicationLocationId, configurator, source } = elementOf(tree, tree.rootId).props;
  return creationBom(
    {
      compositions: compositions.value,
      subFamilyId: info.subfamily,
      applicationLocationId,
      configuratorType: configuratorTypeOf(configurator !== undefined && isConfigurator(configurator) ? configurator : undefined, source),
      creationCode,
    },
    sources,
  );
}

function isConfigurator(name: string): name is ConfiguratorName {
  return Object.hasOwn(CONFIGURATOR_IDS, name);
}

import { CONFIGURATOR_IDS } from '../catalogue';
import { BOM_DEFAULTS } from './bom.data';
import type { BomConfiguratorType, ConfiguratorName } from './bom-sources';

/** The configurator that a product was made with, EXPRESS of the PRIVATE_AREA by default (BO2). */
export function configuratorTypeOf(
  configurator: ConfiguratorName = BOM_DEFAULTS.configurator,
  source: string = BOM_DEFAULTS.source,
): BomConfiguratorType {
  return { id: CONFIGURATOR_IDS[configurator], description: configurator, source, configurator };
}

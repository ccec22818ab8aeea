import type { CatalogId, ModelDefinition } from '@candil/domain';
import type { BasePriceRow } from '../data/catalogue-data';
import { RATES } from '../source/base-prices.data';
import { ARTICLE_TYPE, CATALOG_IDS } from '../source/classification.data';
import { ACCESSORY_FAMILY } from '../source/drivers.data';
import { LEAD_TIMES } from '../source/lead-times.data';
import { OUTLET_CANOPIES, OUTLET_CANOPY_OPTIONS, type OutletCanopySource } from '../source/outlet-canopies.data';
import { expandVariations } from './expand-variations';

/** The canopies of composing pendants as articles, in both catalogues. */
export function expandOutletCanopies(): readonly ModelDefinition[] {
  return CATALOG_IDS.flatMap((catalogId) => OUTLET_CANOPIES.map((source) => expandCanopy(source, catalogId)));
}

export function outletCanopyPrices(catalogId: CatalogId): readonly BasePriceRow[] {
  const { subFamilyId } = ACCESSORY_FAMILY;
  return OUTLET_CANOPIES.flatMap(({ model, basePrices }) =>
    RATES.flatMap(({ id: rateId, currency }, index) => {
      const basePrice = basePrices[index];
      return basePrice === undefined ? [] : [{ subFamilyId, catalogId, rateId, currency, model, basePrice }];
    }),
  );
}

function expandCanopy({ model, name, netWeightKg, size, canopy }: OutletCanopySource, catalogId: CatalogId): ModelDefinition {
  return {
    model,
    catalogId,
    ...ACCESSORY_FAMILY,
    name,
    description: name,
    articleType: ARTICLE_TYPE.outletCanopy,
    applicationLocationId: 0,
    categoryId: 0,
    moq: 1,
    leadtime: LEAD_TIMES.stockedMetal,
    availability: {},
    technical: {
      lumens: 0,
      watts: 0,
      cri: 0,
      ip: 'IP20',
      netWeightKg,
      widthMetres: size.width,
      depthMetres: size.depth,
      heightMetres: size.height,
      beamDegrees: 0,
      distribution: '',
    },
    canopy,
    psa: false,
    discontinued: false,
    variations: expandVariations(model, OUTLET_CANOPY_OPTIONS, catalogId),
    exclusions: [],
  };
}

import {
  CATALOGS,
  type CatalogId,
  DRIVER_MARKETS,
  DRIVER_MODELS,
  type DriverCatalogue,
  type DriverMarket,
  type DriverOption,
  isDriverless,
  type ModelDefinition,
  type ModelDrivers,
  NO_DRIVER,
} from '@candil/domain';
import { ARTICLE_TYPE, CATALOG_IDS } from '../source/classification.data';
import {
  ACCESSORY_FAMILY,
  DRIVER_FINISH,
  DRIVER_LOAD_PERCENT,
  DRIVERS,
  type DriverSource,
  MOST_LIGHTS_OF_A_DRIVER,
} from '../source/drivers.data';
import { FINISHES } from '../source/finishes.data';
import { LEAD_TIMES } from '../source/lead-times.data';

/** The remote drivers that feed each model, in both markets; a model that takes none has empty lists, one of the driverless is not listed (DR9). */
export function expandDrivers(models: readonly ModelDefinition[]): DriverCatalogue {
  const numbers = [...new Set(models.map(({ model }) => model))].filter((number) => !isDriverless(number));
  return Object.fromEntries(numbers.map((number) => [number, driversOf(models.filter(({ model }) => model === number))]));
}

function driversOf(editions: readonly ModelDefinition[]): ModelDrivers {
  const options = (market: DriverMarket) =>
    editions.filter(({ catalogId }) => CATALOGS[catalogId].market === market).flatMap((model) => optionsOf(model));
  return { usa: options(DRIVER_MARKETS[0]), row: options(DRIVER_MARKETS[1]) };
}

/** Driver options of a model; of two drivers for equally many lights, the smaller one is kept. */
function optionsOf(model: ModelDefinition): readonly DriverOption[] {
  if (!DRIVER_MODELS.some((known) => known === model.model)) return [];
  const controls = model.variations.filter(({ type, modifier }) => type === 'control' && modifier !== NO_DRIVER);
  return controls.flatMap(({ modifier: control }) => {
    const bySupport = new Map<number, DriverOption>();
    for (const driver of soldIn(model.catalogId).filter((each) => each.control === control)) {
      const number_support = lightsOf(driver, model.technical.watts);
      if (number_support > 0 && !bySupport.has(number_support)) {
        bySupport.set(number_support, { number_support, control, driverCode: driverCode(driver, model.catalogId) });
      }
    }
    return [...bySupport.values()];
  });
}

function lightsOf({ watts }: DriverSource, wattsOfLight: number): number {
  return Math.min(Math.floor((watts * DRIVER_LOAD_PERCENT) / (100 * wattsOfLight)), MOST_LIGHTS_OF_A_DRIVER);
}

function driverCode({ model }: DriverSource, catalogId: CatalogId): string {
  return `${model}${CATALOGS[catalogId].dash ? '-' : ''}${DRIVER_FINISH}`;
}

/** The drivers that a catalogue sells, the smaller first. */
export function soldIn(catalogId: CatalogId): readonly DriverSource[] {
  return DRIVERS.filter(({ only }) => only === undefined || only === catalogId);
}

/** The articles of the drivers in both catalogues. */
export function expandAccessories(): readonly ModelDefinition[] {
  return CATALOG_IDS.flatMap((catalogId) => soldIn(catalogId).map((driver) => expandDriver(driver, catalogId)));
}

function expandDriver({ model, watts, name, netWeightKg, size }: DriverSource, catalogId: CatalogId): ModelDefinition {
  const finish = FINISHES.find(({ code }) => code === DRIVER_FINISH);
  if (finish === undefined) throw new Error(`no finish has the code ${DRIVER_FINISH}`);
  return {
    model,
    catalogId,
    ...ACCESSORY_FAMILY,
    name,
    description: name,
    articleType: ARTICLE_TYPE.remoteDriver,
    applicationLocationId: 0,
    categoryId: 0,
    moq: 1,
    leadtime: LEAD_TIMES.stockedMetal,
    availability: {},
    technical: {
      lumens: 0,
      watts: 0,
      outputWatts: watts,
      cri: 0,
      ip: 'IP20',
      netWeightKg,
      widthMetres: size.width,
      depthMetres: size.depth,
      heightMetres: size.height,
      beamDegrees: 0,
      distribution: '',
    },
    psa: false,
    discontinued: false,
    variations: [{ type: 'color', model, modifier: DRIVER_FINISH, description: finish.name, value: finish.hex, bov: 'B' }],
    exclusions: [],
  };
}

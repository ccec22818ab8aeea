import {
  calculateBudget,
  changeOrderQuantity,
  checkDriverCatalogue,
  checkPackagingData,
  chooseConfigurator,
  compositionPrices,
  createElementTree,
  driverGroups,
  energyClassOf,
  minorFromMajor,
  parseCalendarDay,
  parseConfiguratorMode,
  parseSelection,
  partOfArticle,
  percentHundredths,
  previewOrder,
  resolveCompositions,
  unitPrice,
} from '@candil/domain';
import { data, elementOf, spaceOf } from '../rooms';
import { articleOf, modelOf, priceOf, today } from '../seed-articles';
import { type Outcome, codeOf, alba33, collection, black } from './sample-calls';

const sources = {
  modelOf: (model: string) => collection.models.get(model),
  familyOf: () => ({ familyId: 11, description: '' }),
  applicationLocationOf: () => ({ application: 1, location: 1 }),
  hasPrice: () => true,
  partKindOf: () => 'other' as const,
  canopies: data.canopies,
  drivers: data.drivers,
  packaging: data.packaging,
  today,
};

function orderChanged(quantity: number): Outcome {
  const { moq } = articleOf('082042/1A_10');
  const line = {
    id: 'a',
    quantity: 1,
    moq,
    isPersonalized: 1,
    discontinued: false,
    days: 0,
    unitGrossMinor: 100,
    discountPercent: 0,
  } as const;
  return changeOrderQuantity(previewOrder([line]), 'a', quantity);
}

/** Failures about prices, budgets, orders and documents. */
export const TRADE: Readonly<Record<string, () => string | undefined>> = {
  'bom.element-refused': () =>
    codeOf(
      resolveCompositions(createElementTree(spaceOf([elementOf('a', '0820', { ...black, control: 'M', installation: '10' })])), sources),
    ),
  'budget.currency': () => {
    const line = { quantity: 1, unitPvp: 100, discount: 0, isPersonalized: 1, discontinued: false } as const;
    const row = data.basePrices.find(({ model, rateId }) => model === '0820' && rateId === 12);
    return codeOf(
      calculateBudget({
        currency: 'EUR',
        discount: 0,
        surcharge: 0,
        iva: 21,
        products: [{ ...line, id: 'a', ...(row && { currency: row.currency }) }],
      }),
    );
  },
  'calendar.malformed': () => codeOf(parseCalendarDay(`31/02/${(alba33.availability.since ?? '').slice(-4)}`)),
  'composition.price-missing': () => {
    const drum = articleOf('235151/1A');
    const price = priceOf(drum, 14);
    return codeOf(compositionPrices([partOfArticle(drum, price.ok ? price.value.amountMinor : undefined, 1)], 1, 0));
  },
  'configurator.sub-family-unknown': () => codeOf(chooseConfigurator({ id: 2 }, 110)),
  'configurator.mode-refused': () => {
    const coro = data.subFamilies.find(({ id }) => id === 259);
    const choice = chooseConfigurator(coro?.configuratorType, 259);
    return choice.ok ? codeOf(parseConfiguratorMode(choice.value, 'view')) : undefined;
  },
  'document.energy-unknown': () => codeOf(energyClassOf(modelOf('8010', 16).technical)),
  'driver.model-unknown': () => codeOf(driverGroups(data.drivers, { model: '9611', control: 'A', count: 2 }, 'row')),
  'driver.catalogue-malformed': () => codeOf(checkDriverCatalogue({ ...data.drivers, '7450': { usa: [], row: [] } })),
  'input.invalid': () => codeOf(parseSelection(alba33.model)),
  'money.not-a-number': () => codeOf(minorFromMajor(String(data.basePrices[0]?.basePrice))),
  'money.too-many-decimals': () => codeOf(minorFromMajor((data.basePrices[0]?.basePrice ?? 0) + 0.001)),
  'money.too-large': () => codeOf(minorFromMajor((data.basePrices[0]?.basePrice ?? 0) * 1e14)),
  'order.below-moq': () => {
    const { moq } = articleOf('082062/1A_10');
    const line = {
      id: 'a',
      quantity: moq,
      moq,
      isPersonalized: 1,
      discontinued: false,
      days: 0,
      unitGrossMinor: 100,
      discountPercent: 0,
    } as const;
    return codeOf(changeOrderQuantity(previewOrder([line]), 'a', moq - 1));
  },
  'packaging.data-malformed': () => codeOf(checkPackagingData({ ...data.packaging, pointsPerPackage: 0 })),
  'percent.not-a-number': () => codeOf(percentHundredths(alba33.model)),
  'percent.too-many-decimals': () => codeOf(percentHundredths(6.125)),
  'percent.out-of-range': () => codeOf(percentHundredths(alba33.technical.lumens, 0, 100)),
  'price.base-not-found': () => codeOf(priceOf(articleOf('235151/1A'), 14)),
  'price.basis-refused': () =>
    codeOf(unitPrice({ rateId: 12, catalogId: 21, currency: 'USD', basePriceMinor: 1000, calculation: 'new' }, articleOf('082042/1M_31'))),
  'price.negative': () =>
    codeOf(unitPrice({ rateId: 10, catalogId: 16, currency: 'EUR', basePriceMinor: 1000, calculation: 'new' }, articleOf('082042/1M_31'))),
  'quantity.not-whole': () => codeOf(orderChanged(1.5)),
  'quantity.not-positive': () => codeOf(orderChanged(0)),
  'quantity.too-large': () => codeOf(orderChanged(100_000)),
  'order.line-unknown': () => codeOf(changeOrderQuantity(previewOrder([]), alba33.model, 1)),
};

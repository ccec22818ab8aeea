import { buildArticle, DRIVER_MODELS, DRIVERLESS_MODELS, driverMarketOf, initialSelection, variationsOf } from '@candil/domain';
import { describe, expect, it } from 'vitest';
import { RATES } from '../source/base-prices.data';
import { DRIVERS } from '../source/drivers.data';
import { priceOf, today } from '../testing/seed-articles';
import { seedData } from './seed-data';

describe('every remote driver', () => {
  const { drivers, models, ...data } = seedData();
  const accessories = data.accessories.filter(({ canopy }) => canopy === undefined);
  const options = models.flatMap((model) =>
    (drivers[model.model]?.[driverMarketOf(model.catalogId)] ?? []).map((option) => ({ ...option, model })),
  );
  const driverOf = (driverCode: string) => DRIVERS.find(({ model }) => driverCode.startsWith(model));

  it('has the models of the driver list, each with every control that it is dimmed by', () => {
    const listed = models.filter(({ model }) => DRIVER_MODELS.some((known) => known === model));
    expect([...new Set(listed.map(({ model }) => model))].toSorted()).toEqual([...DRIVER_MODELS].toSorted());
    const controls = listed.map((model) => [...new Set(options.filter((option) => option.model === model).map(({ control }) => control))]);
    const expected = listed.map((model) =>
      variationsOf(model, 'control', today)
        .map(({ modifier }) => modifier)
        .filter((code) => code !== 'M'),
    );
    expect(controls).toEqual(expected);
    const others = models.filter((model) => !listed.includes(model));
    expect(others.filter(({ model }) => JSON.stringify(drivers[model]) !== '{"usa":[],"row":[]}').map(({ model }) => model)).toEqual([
      ...DRIVERLESS_MODELS,
      ...DRIVERLESS_MODELS,
    ]);
  });

  it('is loaded within its watts, by as many lights as the next smaller one does not feed', () => {
    expect(
      options.filter(
        ({ number_support, driverCode, model }) => number_support * model.technical.watts > (driverOf(driverCode)?.watts ?? 0),
      ),
    ).toEqual([]);
    expect(options.filter(({ number_support }) => number_support > 8)).toEqual([]);
    const sizes = options.map(({ model, control, number_support }) => `${model.model} ${model.catalogId} ${control} ${number_support}`);
    expect(new Set(sizes).size).toBe(sizes.length);
  });

  it('is an article with a price under every rate of its catalogue', () => {
    const prices = accessories.map((model) => {
      const built = buildArticle(model, initialSelection(model, today), today);
      return built.ok && [built.value.reference, built.value.isPersonalized, ...RATES.map(({ id }) => priced(priceOf(built.value, id)))];
    });
    expect(prices).toContainEqual(['961103', 1, '48.00 EUR', '44.00 EUR', '56.00 USD', '52.00 USD']);
    expect(prices).toContainEqual(['9643-03', 1, '90.00 EUR', '86.00 EUR', '104.00 USD', '99.00 USD']);
    expect(prices.flat().filter((price) => price === false || price === 'none')).toEqual([]);
    expect(prices).toHaveLength(18);
  });

  function priced(price: ReturnType<typeof priceOf>): string {
    return price.ok ? `${(price.value.amountMinor / 100).toFixed(2)} ${price.value.currency}` : 'none';
  }
});

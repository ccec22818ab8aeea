import fc from 'fast-check';
import { buildArticle } from '../src/article';
import { budgetTotals } from '../src/budget';
import { splitIntoGroups } from '../src/driver';
import { compileExclusions, findExclusion } from '../src/exclusion';
import { optionsFor } from '../src/options';
import { unitPrice } from '../src/price';
import { anySelection, EVERY_COMBINATION, excludingModel, pricedVariations } from '../src/testing/arbitraries';
import { budgetRow, budgetTerms, slowTotals } from '../src/testing/budget-oracle';
import { slowGroups } from '../src/testing/driver-oracle';
import { modelOf } from '../src/testing/models';
import { extendsSelection, validCombinations } from '../src/testing/options-oracle';
import { priceBasis, slowPrice } from '../src/testing/price-oracle';
import { successOf, TODAY } from '../src/testing/results';
import { countDifferences } from './count-differences';

/** Prints as JSON in how many cases the decisions of the domain differ from slow models written apart from it (figure 23). */
const CASES = Number(process.argv[2] ?? 10_000);
const SEED = 23;

const exclusions = countDifferences(excludingModel, CASES, SEED, (model) => {
  const compiled = compileExclusions(model.exclusions);
  const valid = new Set<object>(validCombinations(model));
  return EVERY_COMBINATION.every((combination) => (findExclusion(compiled, combination) === undefined) === valid.has(combination));
});

let offered = 0;
const options = countDifferences(fc.tuple(excludingModel, anySelection), CASES, SEED, ([model, selection]) => {
  const valid = validCombinations(model);
  return optionsFor(model, selection, TODAY).every(({ type, options: ofType }) =>
    ofType.every(({ variation, compatible }) => {
      if (compatible) offered += 1;
      return compatible === valid.some((combination) => extendsSelection(combination, { ...selection, [type]: variation.modifier }));
    }),
  );
});

const sizes = fc.integer({ min: 1, max: 30 }).chain((max) => fc.array(fc.integer({ min: 1, max }), { minLength: 1, maxLength: 8 }));
const grouping = countDifferences(fc.tuple(fc.integer({ min: 0, max: 60 }), sizes), CASES, SEED, ([lights, supported]) => {
  return JSON.stringify(splitIntoGroups(lights, supported)) === JSON.stringify(slowGroups(lights, supported));
});

const totals = countDifferences(fc.tuple(fc.array(budgetRow, { maxLength: 40 }), budgetTerms), CASES, SEED, ([rows, terms]) => {
  const columns = {
    quantity: Int32Array.from(rows, ([quantity]) => quantity),
    unitPvp: Float64Array.from(rows, ([, unitPvp]) => unitPvp),
    discount: Int32Array.from(rows, ([, , discount]) => discount),
  };
  const [ours, slow] = [Object.entries(budgetTotals(columns, terms)), slowTotals(rows, terms)];
  return ours.length === 5 && ours.every(([name, amount]) => new Map(Object.entries(slow)).get(name) === amount);
});

const priced = fc.tuple(priceBasis, pricedVariations, fc.integer({ min: 100, max: 300 }));
const price = countDifferences(priced, CASES, SEED, ([basis, variations, pendantHeightCm]) => {
  const selection = { color: '10', temperature: '1', control: 'A', installation: '18', pendantHeightCm };
  const ours = unitPrice(basis, successOf(buildArticle(modelOf({ variations, catalogId: basis.catalogId }), selection, TODAY)));
  return (ours.ok ? BigInt(ours.value.amountMinor) : undefined) === slowPrice(basis, variations, selection);
});

process.stdout.write(JSON.stringify({ cases: CASES, offered, differences: { exclusions, options, grouping, totals, price } }));

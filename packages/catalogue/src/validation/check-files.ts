import { distinctExclusions, exclusionKey } from '../data/exclusion-cells';
import { canonicalJson } from '../snapshot/content-hash';
import { staticPath } from '../snapshot/static-path';
import { BASE_PRICES, type CatalogueFiles, type PlacedFamily } from './catalogue-files';
import type { CatalogueProblem, Report } from './catalogue-problem';
import { checkAccessories } from './check-accessories';
import { checkBasePrices } from './check-base-prices';
import { checkBrowsing } from './check-browsing';
import { checkDefinition } from './check-definition';
import { checkRules } from './check-rules';

/** Finds contradictions in files of the right shape: in themselves, with one another or with physical limits. */
export function checkFiles(files: CatalogueFiles): readonly CatalogueProblem[] {
  const problems: CatalogueProblem[] = [];
  const reportTo =
    (file: string): Report =>
    (path, reason) =>
      void problems.push({ file, path, reason });
  const { families, dictionary, basePrices, accessories, rules } = files;
  const models = families.flatMap(({ family }) => family.models);
  const priced = [...models, ...accessories.flatMap(({ content }) => content.articles)];
  const inCatalogue = new Set(models.map(({ catalogId, model }) => `${catalogId} ${model}`));
  const inSubFamily = new Set(priced.map(({ subFamilyId, catalogId, model }) => `${subFamilyId} ${catalogId} ${model}`));

  checkSubFamilies(files, reportTo(staticPath.subFamilies), reportTo(staticPath.subFamilyNames));
  for (const placed of families) {
    const report = reportTo(placed.file);
    checkFamily(placed, dictionary, report);
    placed.family.models.forEach((model, index) => {
      const isKnown = (other: string) => inCatalogue.has(`${placed.catalogId} ${other}`);
      checkDefinition(model, isKnown, (path, reason) => report(`models[${index}].${path}`, reason));
    });
  }
  for (const placed of accessories) {
    const family = families.find(({ file }) => file === staticPath.family(placed.subFamily.id, placed.catalogId))?.family;
    checkAccessories(placed, family?.models ?? [], reportTo(placed.file));
  }
  for (const placed of rules) checkRules(placed.content, reportTo(placed.file));
  const known = new Set(models.map(({ model }) => model));
  for (const model of Object.keys(dictionary)) {
    if (!known.has(model)) reportTo(staticPath.modelToSubFamily)(model, `no family file holds model ${model}`);
  }
  checkBasePrices(
    basePrices,
    ({ subFamilyId, catalogId, model }) => inSubFamily.has(`${subFamilyId} ${catalogId} ${model}`),
    reportTo(BASE_PRICES),
  );
  // Browsing data are checked once the models are right: only then can articles be built of them.
  if (problems.length === 0) checkBrowsing(files, models, reportTo);
  return problems;
}

function checkSubFamilies({ subFamilies, names }: CatalogueFiles, report: Report, reportName: Report): void {
  const seen = new Set<number>();
  subFamilies.forEach(({ id, name }, index) => {
    if (seen.has(id)) report(`[${index}].id`, `sub-family ${id} stands twice`);
    else if (names[id] !== name) reportName(String(id), `sub-family ${id} is named ${name}`);
    seen.add(id);
  });
}

function checkFamily({ family, subFamily, catalogId }: PlacedFamily, dictionary: Readonly<Record<string, number>>, report: Report): void {
  const { models, exclusions } = family;
  const { id, familyId, applicationLocations } = subFamily;
  if (canonicalJson(family.subFamily) !== canonicalJson(subFamily))
    report('subFamily', `differs from sub-family ${id} of ${staticPath.subFamilies}`);
  const seen = new Set<string>();
  models.forEach((model, index) => {
    const at: Report = (path, reason) => report(`models[${index}].${path}`, reason);
    if (seen.has(model.model)) at('model', `model ${model.model} stands twice`);
    seen.add(model.model);
    if (model.catalogId !== catalogId) at('catalogId', `catalogue ${model.catalogId} stands in the file of ${catalogId}`);
    if (model.subFamilyId !== id) at('subFamilyId', `sub-family ${model.subFamilyId} stands in the file of ${id}`);
    if (model.familyId !== familyId) at('familyId', `the sub-family belongs to family ${familyId}`);
    if (dictionary[model.model] !== id) at('model', `${model.model} does not stand under ${id} in ${staticPath.modelToSubFamily}`);
    if (!applicationLocations.some((place) => place.id === model.applicationLocationId)) {
      at('applicationLocationId', `the sub-family has no application and location ${model.applicationLocationId}`);
    }
  });
  const matrix = exclusions.map(exclusionKey);
  const ofModels = distinctExclusions(models.flatMap((model) => model.exclusions)).map(exclusionKey);
  if (canonicalJson(matrix.toSorted()) !== canonicalJson(ofModels.toSorted())) report('exclusions', 'the matrix is not that of the models');
}

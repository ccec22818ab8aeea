import { fail, ok, type Result } from '@candil/domain';
import type { AccessoriesFile, BasePriceRow, FamilyFile, SubFamily } from '../data/catalogue-data';
import { distinctExclusions, exclusionKey } from '../data/exclusion-cells';
import type { StaticFiles } from '../snapshot/emit-static-json';
import { staticPath } from '../snapshot/static-path';
import { type CatalogueProblem, pathText, type Report } from './catalogue-problem';
import { checkBasePrices } from './check-base-prices';
import { checkDefinition } from './check-definition';
import {
  accessoriesFile,
  basePricesFile,
  familyFile,
  modelToSubFamilyFile,
  type Reads,
  rulesFile,
  subFamiliesFile,
  subFamilyNamesFile,
} from './wire-schema';

/** The name under which problems of the prices, which are no static file, are told. */
const BASE_PRICES = 'base-prices';

/** Files that were read and agree with one another. */
export interface CheckedCatalogue {
  readonly subFamilies: readonly SubFamily[];
  readonly families: readonly FamilyFile[];
  readonly accessories: readonly AccessoriesFile[];
  readonly basePrices: readonly BasePriceRow[];
}

/** Reads untrusted static JSON and prices: first the shape of each file, then, if all have it, what they say. Every problem is told, not only the first. */
export function readFiles(files: StaticFiles, basePrices: unknown): Result<CheckedCatalogue, readonly CatalogueProblem[]> {
  const problems: CatalogueProblem[] = [];
  const subFamilies = parsed(files, staticPath.subFamilies, subFamiliesFile, problems) ?? [];
  const names = parsed(files, staticPath.subFamilyNames, subFamilyNamesFile, problems) ?? {};
  const dictionary = parsed(files, staticPath.modelToSubFamily, modelToSubFamilyFile, problems) ?? {};
  const prices = parsed({ [BASE_PRICES]: basePrices }, BASE_PRICES, basePricesFile, problems) ?? [];
  const families: FamilyFile[] = [];
  const accessories: AccessoriesFile[] = [];
  for (const { id, catalogIds } of subFamilies) {
    for (const catalogId of catalogIds) {
      const family = parsed(files, staticPath.family(id, catalogId), familyFile, problems);
      const extras = parsed(files, staticPath.accessories(id, catalogId), accessoriesFile, problems);
      parsed(files, staticPath.rules(id, catalogId), rulesFile, problems);
      if (family !== undefined) families.push(family);
      if (extras !== undefined) accessories.push(extras);
    }
  }
  if (problems.length > 0) return fail(problems);

  const known = new Set(families.flatMap(({ models }) => models.map((model) => `${model.subFamilyId} ${model.catalogId} ${model.model}`)));
  checkSubFamilies(subFamilies, names, problems);
  const inOrder = subFamilies.flatMap((subFamily) => subFamily.catalogIds.map((catalogId) => ({ subFamily, catalogId })));
  const catalogued = new Set(families.flatMap(({ models }) => models.map((model) => `${model.catalogId} ${model.model}`)));
  inOrder.forEach(({ subFamily, catalogId }, index) => {
    const file = staticPath.family(subFamily.id, catalogId);
    const family = families[index];
    if (family === undefined) throw new Error(`${file} was read and is not there`);
    const report = reportTo(file, problems);
    if (family.subFamily.id !== subFamily.id) report('subFamily.id', `${family.subFamily.id} stands in the file of ${subFamily.id}`);
    checkFamily(family, catalogId, dictionary, report);
    family.models.forEach((model, at) => {
      checkDefinition(
        model,
        (other) => catalogued.has(`${catalogId} ${other}`),
        (path, reason) => report(`models[${at}].${path}`, reason),
      );
    });
  });
  checkDictionary(dictionary, families, problems);
  checkBasePrices(prices, (row) => known.has(`${row.subFamilyId} ${row.catalogId} ${row.model}`), reportTo(BASE_PRICES, problems));
  return problems.length > 0 ? fail(problems) : ok({ subFamilies, families, accessories, basePrices: prices });
}

function parsed<Shape>(files: StaticFiles, file: string, shape: Reads<Shape>, problems: CatalogueProblem[]): Shape | undefined {
  if (!Object.hasOwn(files, file)) {
    problems.push({ file, path: '', reason: 'the file is missing' });
    return undefined;
  }
  const result = shape.safeParse(files[file]);
  if (result.success) return result.data;
  for (const issue of result.error.issues) problems.push({ file, path: pathText(issue.path), reason: issue.message });
  return undefined;
}

function checkSubFamilies(subFamilies: readonly SubFamily[], names: Readonly<Record<string, string>>, problems: CatalogueProblem[]): void {
  const seen = new Set<number>();
  subFamilies.forEach(({ id }, index) => {
    if (seen.has(id)) problems.push({ file: staticPath.subFamilies, path: `[${index}].id`, reason: `sub-family ${id} stands twice` });
    seen.add(id);
  });
  for (const { id, name } of subFamilies) {
    if (names[id] !== name)
      problems.push({ file: staticPath.subFamilyNames, path: String(id), reason: `sub-family ${id} is named ${name}` });
  }
}

function checkFamily(family: FamilyFile, catalogId: number, dictionary: Readonly<Record<string, number>>, report: Report): void {
  const { subFamily, models, exclusions } = family;
  const seen = new Set<string>();
  models.forEach((model, index) => {
    if (seen.has(model.model)) report(`models[${index}].model`, `model ${model.model} stands twice`);
    seen.add(model.model);
    if (model.catalogId !== catalogId)
      report(`models[${index}].catalogId`, `catalogue ${model.catalogId} stands in the file of ${catalogId}`);
    if (model.subFamilyId !== subFamily.id)
      report(`models[${index}].subFamilyId`, `sub-family ${model.subFamilyId} stands in the file of ${subFamily.id}`);
    if (model.familyId !== subFamily.familyId)
      report(`models[${index}].familyId`, `the sub-family belongs to family ${subFamily.familyId}`);
    if (dictionary[model.model] !== subFamily.id)
      report(`models[${index}].model`, `${model.model} does not stand under ${subFamily.id} in ${staticPath.modelToSubFamily}`);
    if (!subFamily.applicationLocations.some(({ id }) => id === model.applicationLocationId)) {
      report(`models[${index}].applicationLocationId`, `the sub-family has no application and location ${model.applicationLocationId}`);
    }
  });
  const matrix = new Set(exclusions.map(exclusionKey));
  const ofModels = distinctExclusions(models.flatMap((model) => model.exclusions)).map(exclusionKey);
  if (matrix.size !== exclusions.length || matrix.size !== ofModels.length || ofModels.some((key) => !matrix.has(key))) {
    report('exclusions', 'the matrix is not that of the models');
  }
}

function checkDictionary(
  dictionary: Readonly<Record<string, number>>,
  families: readonly FamilyFile[],
  problems: CatalogueProblem[],
): void {
  const known = new Set(families.flatMap(({ models }) => models.map(({ model }) => model)));
  for (const model of Object.keys(dictionary)) {
    if (!known.has(model)) problems.push({ file: staticPath.modelToSubFamily, path: model, reason: `no family file holds model ${model}` });
  }
}

function reportTo(file: string, problems: CatalogueProblem[]): Report {
  return (path, reason) => void problems.push({ file, path, reason });
}

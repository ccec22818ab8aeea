import { type CatalogId, fail, ok, type Result } from '@candil/domain';
import { en } from 'zod/locales';
import type { StaticFiles } from '../snapshot/static-files';
import { staticPath } from '../snapshot/static-path';
import { CATALOG_IDS } from '../source/classification.data';
import { FIRST_DECISION_TREE } from '../source/decision-trees.data';
import { classificationFile, decisionTreeFile, layersFile, preconfigsFile } from './browse-schema';
import { BASE_PRICES, type CatalogueFiles, type PlacedBrowsing, type PlacedFamily, type PlacedFile } from './catalogue-files';
import { type CatalogueProblem, pathText } from './catalogue-problem';
import { checkFiles } from './check-files';
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

const MESSAGES = en().localeError;

/** Reads untrusted static JSON and prices: first the shape of each file, then, if all have it, what they say. Reports every problem, not only the first. */
export function readFiles(files: StaticFiles, basePrices: unknown): Result<CatalogueFiles, readonly CatalogueProblem[]> {
  const problems: CatalogueProblem[] = [];
  const read = <Shape>(file: string, shape: Reads<Shape>, absent: Shape): Shape => parsed(files, file, shape, problems) ?? absent;
  const subFamilies = read(staticPath.subFamilies, subFamiliesFile, []);
  const names = read(staticPath.subFamilyNames, subFamilyNamesFile, {});
  const dictionary = read(staticPath.modelToSubFamily, modelToSubFamilyFile, {});
  const prices = parsed({ [BASE_PRICES]: basePrices }, BASE_PRICES, basePricesFile, problems) ?? [];
  const places = subFamilies.flatMap((subFamily) => subFamily.catalogIds.map((catalogId) => ({ subFamily, catalogId })));
  const families = places.flatMap(({ subFamily, catalogId }): readonly PlacedFamily[] => {
    const file = staticPath.family(subFamily.id, catalogId);
    const family = parsed(files, file, familyFile, problems);
    return family === undefined ? [] : [{ file, subFamily, catalogId, family }];
  });
  const placed = <Shape>(
    fileOf: (subFamilyId: number, catalogId: CatalogId) => string,
    shape: Reads<Shape>,
  ): readonly PlacedFile<Shape>[] =>
    places.flatMap(({ subFamily, catalogId }) => {
      const file = fileOf(subFamily.id, catalogId);
      const content = parsed(files, file, shape, problems);
      return content === undefined ? [] : [{ file, subFamily, catalogId, content }];
    });
  const accessories = placed(staticPath.accessories, accessoriesFile);
  const rules = placed(staticPath.rules, rulesFile);
  const browsing: PlacedBrowsing = {
    classification: {
      file: staticPath.classification,
      content: read(staticPath.classification, classificationFile, { applications: [], categories: [] }),
      places: subFamilies.flatMap(({ applicationLocations }) => applicationLocations),
    },
    decisionTrees: decisionTreePaths(files).flatMap(({ file, catalogId }) => {
      const content = parsed(files, file, decisionTreeFile, problems);
      return content === undefined ? [] : [{ file, catalogId, content }];
    }),
    layers: placed(staticPath.layers, layersFile),
    preconfigs: placed(staticPath.preconfigs, preconfigsFile),
  };
  if (problems.length > 0) return fail(problems);

  const content = { subFamilies, names, dictionary, families, accessories, rules, browsing, basePrices: prices };
  const contradictions = checkFiles(content);
  return contradictions.length > 0 ? fail(contradictions) : ok(content);
}

const DECISION_TREE = /^decision-trees\/[a-z0-9-]+_(16|21)\.json$/;

/** The tree that searches begin with in each catalogue, whether it is there or not, and any other that is there. */
function decisionTreePaths(files: StaticFiles): readonly { readonly file: string; readonly catalogId: CatalogId }[] {
  const first = CATALOG_IDS.map((catalogId) => staticPath.decisionTree(FIRST_DECISION_TREE, catalogId));
  return [...new Set([...first, ...Object.keys(files)])].flatMap((file) => {
    const catalogId = CATALOG_IDS.find((id) => String(id) === DECISION_TREE.exec(file)?.[1]);
    return catalogId === undefined ? [] : [{ file, catalogId }];
  });
}

function parsed<Shape>(files: StaticFiles, file: string, shape: Reads<Shape>, problems: CatalogueProblem[]): Shape | undefined {
  if (!Object.hasOwn(files, file)) {
    problems.push({ file, path: '', reason: 'the file is missing' });
    return undefined;
  }
  const result = shape.safeParse(files[file], { error: MESSAGES });
  if (result.success) return result.data;
  for (const issue of result.error.issues) problems.push({ file, path: pathText(issue.path), reason: issue.message });
  return undefined;
}

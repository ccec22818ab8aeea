import { type CatalogId, fail, ok, type Result } from '@candil/domain';
import { en } from 'zod/locales';
import type { StaticFiles } from '../snapshot/emit-static-json';
import { staticPath } from '../snapshot/static-path';
import { BASE_PRICES, type CatalogueFiles, type PlacedFamily, type PlacedFile } from './catalogue-files';
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

/** Reads untrusted static JSON and prices: first the shape of each file, then, if all have it, what they say. Tells every problem, not only the first. */
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
  if (problems.length > 0) return fail(problems);

  const content = { subFamilies, names, dictionary, families, accessories, rules, basePrices: prices };
  const contradictions = checkFiles(content);
  return contradictions.length > 0 ? fail(contradictions) : ok(content);
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

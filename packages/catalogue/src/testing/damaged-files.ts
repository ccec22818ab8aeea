import { loadCatalogue } from '../catalogue/load-catalogue';
import { expandBrowsing } from '../seed/expand-browsing';
import { seedData } from '../seed/seed-data';
import { emitStaticJson } from '../snapshot/emit-static-json';
import { problemText } from '../validation/catalogue-problem';

export const PRICES = 'base-prices';
export const ALBA = 'families/110_16.json';
export const ACCESSORIES = 'accessories/110_16.json';
export const RULES = 'rules/110_16.json';
export const REMOVE = Symbol('remove');

export type Path = readonly (string | number)[];
export interface Edit {
  readonly file: string;
  readonly path: Path;
  readonly value: unknown;
}

/** Alba 33 is the second model of its file; its variations in the order of the table. */
export const alba33 = (...path: Path): Path => ['models', 1, ...path];
export const BLACK = 1;
export const CHALK = 4;
export const KELVIN_2700 = 8;
export const DALI = 12;
export const SURFACE = 16;
export const WIRE = 20;

export const edit = (file: string, path: Path, value: unknown): Edit => ({ file, path, value });
export const inAlba33 = (path: Path, value: unknown) => edit(ALBA, alba33(...path), value);

/** A few models and their drivers are enough to go wrong. */
const MODELS = ['0162', '0820', '0825', '1160', '5520', '5525', '5660', '5662', '2350', '2351', '2355', '5770'];
const COLLECTIONS: readonly number[] = [110, 120, 130];
const DRIVERS = 900;
// As text, because a structured clone would keep objects shared between files shared.
const GOOD = (() => {
  const data = seedData();
  const isWanted = ({ model, subFamilyId }: { readonly model: string; readonly subFamilyId: number }) =>
    MODELS.includes(model) || subFamilyId === DRIVERS;
  const subFamilies = data.subFamilies.filter(({ id }) => COLLECTIONS.includes(id));
  const models = data.models.filter(isWanted);
  const { files, basePrices } = emitStaticJson({
    ...data,
    subFamilies,
    models,
    basePrices: data.basePrices.filter(isWanted),
    browsing: expandBrowsing(subFamilies, models),
  });
  return JSON.stringify({ ...files, [PRICES]: basePrices });
})();

/** Problems of the catalogue after the edits. */
export function problemsAfter(edits: readonly Edit[]): readonly string[] {
  const all: Record<string, unknown> = JSON.parse(GOOD);
  for (const { file, path, value } of edits) put(all, [file, ...path], value);
  const { [PRICES]: prices, ...rest } = all;
  const loaded = loadCatalogue(rest, prices);
  return loaded.ok ? [] : loaded.failure.problems.map(problemText);
}

function put(root: Record<string | number, unknown>, path: Path, value: unknown): void {
  const last = path.at(-1);
  const parent = path.slice(0, -1).reduce<unknown>((at, key) => (at as Record<string | number, unknown>)[key], root) as Record<
    string | number,
    unknown
  >;
  if (last === undefined || !(last in parent || typeof value !== 'symbol')) throw new Error(`nothing at ${path.join('.')}`);
  if (value === REMOVE) delete parent[last];
  else parent[last] = value;
}

export const text = (word: string) => ({ en: word, es: word, de: word, fr: word, it: word, us: word });
export const row = (cells: Record<string, string>) => ({
  finish: '*',
  temperature: '*',
  control: '*',
  installation1: '*',
  installation2: '*',
  ...cells,
});

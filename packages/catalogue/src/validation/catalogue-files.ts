import type { CatalogId } from '@candil/domain';
import type { Classification, DecisionTree, LayersFile, PreconfigsFile } from '../data/browse-data';
import type { AccessoriesFile, BasePriceRow, FamilyFile, RulesFile, SubFamily, SubFamilyPlace } from '../data/catalogue-data';

/** File name in problems of prices, which are not a static file. */
export const BASE_PRICES = 'base-prices';

/** One family file with the place it has by its name. */
export interface PlacedFamily {
  readonly file: string;
  readonly subFamily: SubFamily;
  readonly catalogId: CatalogId;
  readonly family: FamilyFile;
}

/** One accessories or rules file with the place it has by its name. */
export interface PlacedFile<File> {
  readonly file: string;
  readonly subFamily: SubFamily;
  readonly catalogId: CatalogId;
  readonly content: File;
}

/** The files that help people find their way, with the places their names give them. */
export interface PlacedBrowsing {
  readonly classification: { readonly file: string; readonly content: Classification; readonly places: readonly SubFamilyPlace[] };
  readonly decisionTrees: readonly { readonly file: string; readonly catalogId: CatalogId; readonly content: DecisionTree }[];
  readonly layers: readonly PlacedFile<LayersFile>[];
  readonly preconfigs: readonly PlacedFile<PreconfigsFile>[];
}

/** Files of the right shape. */
export interface CatalogueFiles {
  readonly subFamilies: readonly SubFamily[];
  readonly names: Readonly<Record<string, string>>;
  readonly dictionary: Readonly<Record<string, number>>;
  readonly families: readonly PlacedFamily[];
  readonly accessories: readonly PlacedFile<AccessoriesFile>[];
  readonly rules: readonly PlacedFile<RulesFile>[];
  readonly browsing: PlacedBrowsing;
  readonly basePrices: readonly BasePriceRow[];
}

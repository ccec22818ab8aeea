import type { AccessoriesFile, RulesFile, SubFamily } from '@candil/catalogue';
import {
  type Canopy,
  type CatalogId,
  type CompanionRule,
  compileElementRules,
  type DriverCatalogue,
  type ElementRules,
  type ModelDefinition,
  type PackagingData,
  type PartKind,
  type SystemPart,
} from '@candil/domain';
import { type BrowsingEdition, browsingOf } from './browsing-edition';
import type { StoredSnapshot } from './repository';

/** Contents of one of the two catalogues. */
export interface CatalogueEdition extends BrowsingEdition {
  readonly subFamilies: ReadonlyMap<number, SubFamily>;
  /** Luminaires by number. */
  readonly models: ReadonlyMap<string, ModelDefinition>;
  /** Models of a sub-family, in data order. */
  readonly modelsOfSubFamily: ReadonlyMap<number, readonly ModelDefinition[]>;
  /** Articles that go with luminaires, such as remote drivers, by number. */
  readonly accessories: ReadonlyMap<string, ModelDefinition>;
  readonly drivers: DriverCatalogue;
  /** One for each installation that has one. */
  readonly canopies: readonly Canopy[];
  readonly partKinds: Readonly<Record<string, PartKind>>;
  readonly systemParts: Readonly<Record<string, SystemPart>>;
  readonly companions: readonly CompanionRule[];
  readonly packagingOfSubFamily: ReadonlyMap<number, PackagingData>;
  readonly rulesOfSubFamily: ReadonlyMap<number, ElementRules>;
}

interface FamilyFile {
  readonly subFamily: SubFamily;
  readonly models: readonly ModelDefinition[];
}

interface PlacedFile<Content> {
  readonly subFamilyId: number;
  readonly content: Content;
}

const PATH = /^(families|rules|accessories)\/(\d+)_(16|21)\.json$/;

/** The files of a kind in a catalogue by sub-family; their content was validated when it was published. */
const filesOf = <Content>(snapshot: StoredSnapshot, kind: string, catalogId: CatalogId): readonly PlacedFile<Content>[] =>
  snapshot.files
    .flatMap(({ path, content }) => {
      const [, folder, subFamilyId, catalogue] = PATH.exec(path) ?? [];
      return folder === kind && Number(catalogue) === catalogId ? [{ subFamilyId: Number(subFamilyId), content: content as Content }] : [];
    })
    .sort((first, second) => first.subFamilyId - second.subFamilyId);

export const editionOf = (snapshot: StoredSnapshot, catalogId: CatalogId): CatalogueEdition => {
  const families = filesOf<FamilyFile>(snapshot, 'families', catalogId);
  const rules = filesOf<RulesFile>(snapshot, 'rules', catalogId);
  const accessories = filesOf<AccessoriesFile>(snapshot, 'accessories', catalogId);
  return {
    ...browsingOf(snapshot, catalogId),
    subFamilies: new Map(families.map(({ subFamilyId, content }) => [subFamilyId, content.subFamily])),
    models: new Map(families.flatMap(({ content }) => content.models.map((model) => [model.model, model] as const))),
    modelsOfSubFamily: new Map(families.map(({ subFamilyId, content }) => [subFamilyId, content.models])),
    accessories: new Map(accessories.flatMap(({ content }) => content.articles.map((article) => [article.model, article] as const))),
    drivers: Object.assign({}, ...accessories.map(({ content }) => content.drivers)),
    canopies: [
      ...new Map(accessories.flatMap(({ content }) => content.canopies.map((canopy) => [canopy.installation, canopy] as const))).values(),
    ],
    partKinds: Object.assign({}, ...accessories.map(({ content }) => content.partKinds)),
    systemParts: Object.assign({}, ...accessories.map(({ content }) => content.systemParts)),
    // A catalogue that was published before there were any has none.
    companions: accessories.flatMap(({ content }) => content.companions ?? []),
    packagingOfSubFamily: new Map(accessories.map(({ subFamilyId, content }) => [subFamilyId, content.packaging])),
    rulesOfSubFamily: new Map(rules.map(({ subFamilyId, content }) => [subFamilyId, compileElementRules(content.rules)])),
  };
};

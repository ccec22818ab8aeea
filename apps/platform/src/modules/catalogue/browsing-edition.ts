import type { Classification, DecisionTree, LayerBlock, LayersFile, Preconfig, PreconfigsFile } from '@candil/catalogue';
import type { CatalogId } from '@candil/domain';
import type { StoredSnapshot } from './repository';

/** Data by which people find the models of one of the two catalogues. */
export interface BrowsingEdition extends Classification {
  /** By id. */
  readonly decisionTrees: ReadonlyMap<string, DecisionTree>;
  /** In the order of the sub-families. */
  readonly layersOfSubFamily: ReadonlyMap<number, readonly LayerBlock[]>;
  /** By id, in the order of the sub-families. */
  readonly preconfigs: ReadonlyMap<string, Preconfig>;
}

const PATH = /^(decision-trees|layers|preconfigs)\/([a-z0-9-]+)_(16|21)\.json$/;

/**
 * Returns the files of a kind in a catalogue by the part of their name before the catalogue; their content was
 * validated when it was published.
 */
const filesOf = <Content>(snapshot: StoredSnapshot, kind: string, catalogId: CatalogId): readonly (readonly [string, Content])[] =>
  snapshot.files
    .flatMap(({ path, content }) => {
      const [, folder, name = '', catalogue] = PATH.exec(path) ?? [];
      return folder === kind && Number(catalogue) === catalogId ? [[name, content as Content] as const] : [];
    })
    .sort(([first], [second]) => first.localeCompare(second, 'en', { numeric: true }));

/** A snapshot published before these files were has none of them. */
export const browsingOf = (snapshot: StoredSnapshot, catalogId: CatalogId): BrowsingEdition => {
  const classification = snapshot.files.find(({ path }) => path === 'classification.json')?.content as Classification | undefined;
  const preconfigs = filesOf<PreconfigsFile>(snapshot, 'preconfigs', catalogId).flatMap(([, file]) => file.preconfigs);
  return {
    applications: classification?.applications ?? [],
    categories: classification?.categories ?? [],
    decisionTrees: new Map(filesOf<DecisionTree>(snapshot, 'decision-trees', catalogId)),
    layersOfSubFamily: new Map(
      filesOf<LayersFile>(snapshot, 'layers', catalogId).map(([subFamilyId, { blocks }]) => [Number(subFamilyId), blocks]),
    ),
    preconfigs: new Map(preconfigs.map((preconfig) => [preconfig.id, preconfig])),
  };
};

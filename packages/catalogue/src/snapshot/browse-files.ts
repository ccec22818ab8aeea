import type { BrowseData, LayersFile, PreconfigsFile } from '../data/browse-data';
import type { StaticFiles } from './static-files';
import { staticPath } from './static-path';

/** Static JSON for browsing. */
export function browseFiles({ classification, decisionTrees, layers, preconfigs }: BrowseData): StaticFiles {
  return Object.fromEntries<unknown>([
    [staticPath.classification, classification],
    ...decisionTrees.map((tree) => [staticPath.decisionTree(tree.id, tree.catalogId), tree] as const),
    ...layers.map(
      ({ subFamilyId, catalogId, blocks }) => [staticPath.layers(subFamilyId, catalogId), { blocks } satisfies LayersFile] as const,
    ),
    ...preconfigs.map(
      ({ subFamilyId, catalogId, preconfigs: each }) =>
        [staticPath.preconfigs(subFamilyId, catalogId), { preconfigs: each } satisfies PreconfigsFile] as const,
    ),
  ]);
}

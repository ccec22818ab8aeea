import type { CatalogId, ModelDefinition } from '@candil/domain';
import type { DecisionTree, LayersFile } from '../data/browse-data';
import type { CatalogueFiles } from './catalogue-files';
import type { Report } from './catalogue-problem';
import { checkPreconfigs } from './check-preconfigs';
import { type KnownModels, knownModelsOf } from './known-models';

/** Checks that browsing data lead to existing models. */
export function checkBrowsing(
  { browsing, subFamilies }: Pick<CatalogueFiles, 'browsing' | 'subFamilies'>,
  models: readonly ModelDefinition[],
  reportTo: (file: string) => Report,
): void {
  const { classification, decisionTrees, layers, preconfigs } = browsing;
  const known = { 16: knownModelsOf(16, models, subFamilies), 21: knownModelsOf(21, models, subFamilies) };
  const applications = new Set(classification.content.applications.map(({ id }) => id));
  const categories = new Set(classification.content.categories.map(({ id }) => id));
  const report = reportTo(classification.file);
  for (const { model, categoryId } of models)
    if (!categories.has(categoryId)) report('categories', `category ${categoryId} of model ${model} has no name`);
  for (const { id, applicationId } of classification.places) {
    if (!applications.has(applicationId)) report('applications', `application ${applicationId} of place ${id} has no name`);
  }
  for (const { file, catalogId, content } of decisionTrees) checkTree(content, catalogId, known[catalogId], reportTo(file));
  for (const { file, catalogId, content } of layers) checkLayers(content, known[catalogId], reportTo(file));
  for (const placed of preconfigs) checkPreconfigs(placed, known[placed.catalogId], reportTo(placed.file));
}

function checkTree({ nodes, start, catalogId }: DecisionTree, placedIn: CatalogId, known: KnownModels, report: Report): void {
  if (catalogId !== placedIn) report('catalogId', `catalogue ${catalogId} stands in the file of ${placedIn}`);
  const byId = new Map(nodes.map((node) => [node.id, node]));
  if (!byId.has(start)) report('start', `no node is called ${start}`);
  const referenceCounts = new Map<string, number>();
  nodes.forEach(({ id, answers }, index) => {
    if (byId.get(id) !== nodes[index]) report(`nodes[${index}].id`, `node ${id} stands twice`);
    answers.forEach(({ next, result, pictureModel }, place) => {
      const at: Report = (path, reason) => report(`nodes[${index}].answers[${place}]${path}`, reason);
      if ((next === undefined) === (result === undefined)) at('', 'an answer leads either on or to a result');
      if (known.modelOf(pictureModel) === undefined) at('.pictureModel', `the catalogue has no model ${pictureModel}`);
      if (next !== undefined) {
        if (!byId.has(next)) at('.next', `no node is called ${next}`);
        referenceCounts.set(next, (referenceCounts.get(next) ?? 0) + 1);
      }
      if (result !== undefined) {
        if (!known.hasSubFamily(result.subFamilyId)) at('.result.subFamilyId', `there is no sub-family ${result.subFamilyId}`);
        for (const model of result.models)
          if (known.modelOf(model) === undefined) at('.result.models', `the catalogue has no model ${model}`);
      }
    });
  });
  // Each node has one parent and the first none: every path ends.
  nodes.forEach(({ id }, index) => {
    const ways = referenceCounts.get(id) ?? 0;
    if (ways !== (id === start ? 0 : 1)) report(`nodes[${index}].id`, `${ways} answers lead to node ${id}`);
  });
}

function checkLayers({ blocks }: LayersFile, known: KnownModels, report: Report): void {
  const seen = new Set<string>();
  blocks.forEach(({ id, picture, link }, index) => {
    const at: Report = (path, reason) => report(`blocks[${index}].${path}`, reason);
    if (seen.has(id)) at('id', `block ${id} stands twice`);
    seen.add(id);
    if (known.modelOf(picture.model) === undefined) at('picture.model', `the catalogue has no model ${picture.model}`);
    if (link.model !== undefined && known.modelOf(link.model) === undefined) at('link.model', `the catalogue has no model ${link.model}`);
    if (!known.hasSubFamily(link.subFamilyId)) at('link.subFamilyId', `there is no sub-family ${link.subFamilyId}`);
    else if (link.applicationLocationId !== null && !known.hasPlace(link.subFamilyId, link.applicationLocationId)) {
      at('link.applicationLocationId', `sub-family ${link.subFamilyId} has no application and location ${link.applicationLocationId}`);
    }
  });
}

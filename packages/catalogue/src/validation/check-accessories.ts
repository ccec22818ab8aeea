import {
  type Canopy,
  type CanopyFailure,
  type CatalogId,
  checkCanopies,
  checkDriverCatalogue,
  checkModel,
  checkPackagingData,
  type DriverCatalogue,
  driverMarketOf,
  isAccessory,
  isDriverless,
  type ModelDefinition,
  NO_DRIVER,
  parseReference,
} from '@candil/domain';
import type { AccessoriesFile } from '../data/catalogue-data';
import type { PlacedFile } from './catalogue-files';
import type { Report } from './catalogue-problem';
import { modelFailureText } from './model-failure-text';

/** Canopies, drivers, their articles and packaging are what the domain library reads, and fit the models of the family file. */
export function checkAccessories(
  { content, catalogId }: PlacedFile<AccessoriesFile>,
  models: readonly ModelDefinition[],
  report: Report,
): void {
  const canopies = checkCanopies(content.canopies);
  if (!canopies.ok) report(...canopyFailureText(canopies.failure, content.canopies));
  const packaging = checkPackagingData(content.packaging);
  if (!packaging.ok) report(placeIn('packaging', packaging.failure.path), packaging.failure.reason);
  const packed = [...models, ...content.articles];
  for (const model of Object.keys(content.partKinds)) {
    if (!packed.some((known) => known.model === model)) report(`partKinds.${model}`, `the family file has no model ${model}`);
  }
  checkSystemParts(content.systemParts, models, report);
  checkCompanions(content.companions, models, report);
  checkArticles(content.articles, catalogId, report);
  const drivers = checkDriverCatalogue(content.drivers);
  if (drivers.ok) checkDrivers(drivers.value, { articles: content.articles, catalogId, models, report });
  else for (const { path, reason } of drivers.failure.problems) report(placeIn('drivers', path), reason);
}

/** Checks that system parts are models of the file, and that feeds give the power of each of their installations. */
function checkSystemParts(parts: AccessoriesFile['systemParts'], models: readonly ModelDefinition[], report: Report): void {
  for (const [number, { deliveredWatts, angleDegrees, board }] of Object.entries(parts)) {
    const at = `systemParts.${number}`;
    const model = models.find((known) => known.model === number);
    if (model === undefined) report(at, `the family file has no model ${number}`);
    const connectors = board?.connectors.map(({ id }) => id) ?? [];
    const twice = connectors.find((id, index) => connectors.indexOf(id) !== index);
    if (twice !== undefined) report(`${at}.board`, `connector ${twice} stands twice`);
    if (angleDegrees !== undefined && angleDegrees.min > angleDegrees.max) report(`${at}.angleDegrees`, 'min is above max');
    const offered = model?.variations.filter(({ type }) => type === 'installation').map(({ modifier }) => modifier) ?? [];
    const rated = deliveredWatts === undefined ? offered : Object.keys(deliveredWatts);
    const unlike = [...offered.filter((code) => !rated.includes(code)), ...rated.filter((code) => !offered.includes(code))];
    if (unlike.length > 0) report(`${at}.deliveredWatts`, `installations ${unlike.join(', ')} stand on one side only`);
  }
}

/** Checks that both sides of a companion rule are models of the file, and that no rule is listed twice. */
function checkCompanions(rules: AccessoriesFile['companions'], models: readonly ModelDefinition[], report: Report): void {
  const seen = new Set<string>();
  for (const [index, { id, of, needs }] of rules.entries()) {
    const at = `companions[${index}]`;
    if (seen.has(id)) report(`${at}.id`, `rule ${id} stands twice`);
    seen.add(id);
    const unknown = [...of, ...needs].filter((number) => !models.some(({ model }) => model === number));
    if (unknown.length > 0) report(at, `the family file has no model ${unknown.join(', ')}`);
  }
}

function checkArticles(articles: readonly ModelDefinition[], catalogId: CatalogId, report: Report): void {
  const seen = new Set<string>();
  articles.forEach((article, index) => {
    const at: Report = (path, reason) => report(`articles[${index}].${path}`, reason);
    for (const failure of checkModel(article)) at(...modelFailureText(failure, article.variations));
    if (seen.has(article.model)) at('model', `article ${article.model} stands twice`);
    seen.add(article.model);
    if (article.catalogId !== catalogId) at('catalogId', `catalogue ${article.catalogId} stands in the file of ${catalogId}`);
    if (!isAccessory(article)) at('articleType', 'a luminaire stands among the accessories');
  });
}

interface DriverPlace {
  readonly articles: readonly ModelDefinition[];
  readonly catalogId: CatalogId;
  readonly models: readonly ModelDefinition[];
  readonly report: Report;
}

/** Each model but the driverless has its drivers, for controls that it offers, and each driver of this market can be ordered. */
function checkDrivers(drivers: DriverCatalogue, { articles, catalogId, models, report }: DriverPlace): void {
  const market = driverMarketOf(catalogId);
  for (const { model } of models) {
    if (!Object.hasOwn(drivers, model) && !isDriverless(model)) report('drivers', `model ${model} is not listed`);
  }
  for (const [number, options] of Object.entries(drivers)) {
    const model = models.find((known) => known.model === number);
    if (model === undefined) report(`drivers.${number}`, `the family file has no model ${number}`);
    else {
      options[market].forEach(({ control, driverCode }, index) => {
        const at: Report = (path, reason) => report(`drivers.${number}.${market}[${index}].${path}`, reason);
        if (!offers(model, control)) at('control', `model ${number} is not dimmed by ${control}`);
        if (!isArticle(driverCode, articles)) at('driverCode', `no article has the code ${driverCode}`);
      });
    }
  }
}

function offers({ variations }: ModelDefinition, control: string): boolean {
  return control !== NO_DRIVER && variations.some(({ type, modifier }) => type === 'control' && modifier === control);
}

/** Checks that a code names an article in one of its finishes; by look-up, because an article with a problem of its own cannot be built. */
function isArticle(reference: string, articles: readonly ModelDefinition[]): boolean {
  const parts = parseReference(reference);
  if (!parts.ok) return false;
  const { model, color } = parts.value;
  const article = articles.find((known) => known.model === model);
  return article?.variations.some(({ type, modifier }) => type === 'color' && modifier === color) ?? false;
}

function canopyFailureText(failure: CanopyFailure, canopies: readonly Canopy[]): readonly [path: string, reason: string] {
  switch (failure.code) {
    case 'canopy.malformed':
      return [
        `canopies[${failure.row}].${failure.field}`,
        `${JSON.stringify(Object(canopies[failure.row])[failure.field])} is out of bounds`,
      ];
    case 'canopy.twice':
      return [`canopies[${failure.row}].installation`, `installation ${failure.installation} stands twice`];
    case 'canopy.surface-asks-ceiling':
      return [`canopies[${failure.row}]`, 'Surface Basic asks nothing of the ceiling'];
    default:
      return failure satisfies never;
  }
}

function placeIn(field: string, path: string): string {
  return path === '' ? field : `${field}.${path}`;
}

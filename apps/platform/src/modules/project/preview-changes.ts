import type { endpoints, LineIssue, ProductChoice, ReceivedBy, ResponseOf } from '@candil/contract';
import {
  type ArticleFailure,
  type AttributeType,
  fail,
  formatTemperatureDescription,
  type IsoLanguage,
  ok,
  type Result,
  type Selection,
} from '@candil/domain';
import { acceptProduct, articleOfSelection, type ProductRefusal } from '../catalogue';
import type { CatalogueContext } from '../price';
import type { ProjectFailure } from './failures';
import { evaluateConfiguration } from './kept-evaluations';
import type { Viewer } from './kept-projects';
import { failureIssue } from './line-issue';
import { obstacleIssue } from './obstacle-issue';
import { readContent } from './read-content';
import { modelsIn, type PieceChoice, pieceChoiceOf, type Recomposed, recomposed } from './recompose';
import type { StoredConfiguration, StoredProduct, StoredProject } from './stored-project';

type Request = ReceivedBy<typeof endpoints.previewProductChanges>['body'];
type Preview = ResponseOf<typeof endpoints.previewProductChanges>;
type Choosable = keyof Preview['choices'];

/** After so many products other requests get their turn. */
const PRODUCTS_AT_A_TIME = 10;
const othersTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** The models that a line is made of. */
const modelsOf = ({ model, configuration }: StoredProduct): readonly string[] =>
  configuration === null ? [model] : modelsIn(configuration.document);

const choicesOf = (context: CatalogueContext, { catalogId }: StoredProject, products: readonly StoredProduct[], { language }: Viewer) => {
  const { models } = context.catalogue.editions[catalogId];
  return (attribute: Choosable & AttributeType): ProductChoice[] => {
    const found = new Map<string, ProductChoice>();
    for (const product of products) {
      // A modifier counts once for a line, however many of its pieces have it.
      const ofLine = new Map(
        modelsOf(product)
          .flatMap((code) => models.get(code)?.variations ?? [])
          .flatMap((variation) => (variation.type === attribute ? [[variation.modifier, variation] as const] : [])),
      );
      for (const { modifier, description, value } of ofLine.values()) {
        const known = found.get(modifier);
        const text = attribute === 'temperature' ? formatTemperatureDescription(description[language]) : description[language];
        if (known !== undefined) found.set(modifier, { ...known, lines: known.lines + 1 });
        else found.set(modifier, { modifier, text, ...(attribute === 'color' && typeof value === 'string' && { hex: value }), lines: 1 });
      }
    }
    return [...found.values()].sort((first, second) => second.lines - first.lines || first.text.localeCompare(second.text));
  };
};

/** The code of a product in another choice if it may be kept like that today. */
const codeIn = (
  context: CatalogueContext,
  { catalogId }: StoredProject,
  product: StoredProduct,
  choice: Selection,
): Result<string, ProductRefusal | ArticleFailure> => {
  const edition = context.catalogue.editions[catalogId];
  const configured = articleOfSelection(edition, product.model, { ...product.selection, ...choice }, context.today);
  if (!configured.ok) return configured;
  const { pendantHeightCm: pendantHeight } = product.selection;
  const accepted = acceptProduct(context, catalogId, { referenceCode: configured.value.article.reference, pendantHeight });
  return accepted.ok ? ok(accepted.value.article.reference) : accepted;
};

/** Returns a composition in another choice: itself where pieces of it change, and those that stay with the reason. */
const compositionIn = (
  context: CatalogueContext,
  { catalogId, company }: StoredProject,
  configuration: StoredConfiguration,
  choice: PieceChoice,
  language: IsoLanguage,
): Result<Pick<Recomposed, 'changed' | 'kept'>, LineIssue> => {
  const { document, changed, kept } = recomposed(context, catalogId, configuration.document, choice);
  const [first] = kept;
  if (changed === 0) return first === undefined ? ok({ changed, kept }) : fail(failureIssue(first.failure, language));
  const terms = { context, catalogId, company };
  const read = readContent(terms, document);
  if (!read.ok) return fail(obstacleIssue({ failure: read.failure, elements: 1 }, language));
  const known = new Set(evaluateConfiguration(terms, configuration).obstacles.map(({ failure }) => failure.code));
  const fresh = read.value.evaluated.obstacles.find(({ failure }) => !known.has(failure.code));
  return fresh === undefined ? ok({ changed, kept }) : fail(obstacleIssue(fresh, language));
};

/** Returns the possible values of products and, for the chosen ones, the products that change and the reasons the others stay. */
export const previewChanges = async (
  context: CatalogueContext,
  project: StoredProject,
  { productIds, ...chosen }: Request,
  viewer: Viewer,
): Promise<Result<Preview, ProjectFailure>> => {
  const { language } = viewer;
  const wanted = new Set(productIds);
  const products = project.products.filter(({ id }) => wanted.has(id));
  if (products.length < wanted.size) return fail({ code: 'product.not-found' });
  const of = choicesOf(context, project, products, viewer);
  const choices = { color: of('color'), temperature: of('temperature'), control: of('control') };
  const choice = pieceChoiceOf(chosen);
  const preview: Preview = { choices, changes: [], kept: [], unchanged: [] };
  if (choice === undefined) return ok(preview);
  for (const [index, product] of products.entries()) {
    if (index % PRODUCTS_AT_A_TIME === PRODUCTS_AT_A_TIME - 1) await othersTurn();
    const line = { productId: product.id, tag: product.tag };
    if (product.configuration === null) {
      const code = codeIn(context, project, product, choice);
      if (!code.ok)
        preview.unchanged.push({
          ...line,
          modelName: nameIn(context, project, product, language),
          issue: failureIssue(code.failure, language),
        });
      else if (code.value !== product.referenceCode) preview.changes.push({ productId: product.id, referenceCode: code.value });
      continue;
    }
    const made = compositionIn(context, project, product.configuration, choice, language);
    if (!made.ok) {
      preview.unchanged.push({ ...line, modelName: product.referenceCode, issue: made.failure });
      continue;
    }
    if (made.value.changed > 0) preview.changes.push({ productId: product.id, ...choice });
    for (const { model, failure } of made.value.kept) {
      preview.kept.push({ ...line, modelName: model.name[language], issue: failureIssue(failure, language) });
    }
  }
  return ok(preview);
};

const nameIn = ({ catalogue }: CatalogueContext, { catalogId }: StoredProject, product: StoredProduct, language: IsoLanguage): string =>
  catalogue.editions[catalogId].models.get(product.model)?.name[language] ?? product.referenceCode;

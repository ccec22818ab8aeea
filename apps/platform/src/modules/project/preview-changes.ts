import type { endpoints, LineIssue, ProductChoice, ReceivedBy, ResponseOf } from '@candil/contract';
import {
  type ArticleFailure,
  type AttributeType,
  fail,
  formatTemperatureDescription,
  ok,
  type Result,
  type Selection,
} from '@candil/domain';
import { acceptProduct, articleOfSelection, type ProductRefusal } from '../catalogue';
import type { CatalogueContext } from '../price';
import type { ProjectFailure } from './failures';
import type { Viewer } from './kept-projects';
import { failureIssue } from './line-issue';
import type { StoredProduct, StoredProject } from './stored-project';

type Request = ReceivedBy<typeof endpoints.previewProductChanges>['body'];
type Preview = ResponseOf<typeof endpoints.previewProductChanges>;
type Choosable = keyof Preview['choices'];

/** After so many products other requests get their turn. */
const PRODUCTS_AT_A_TIME = 10;
const othersTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

const choicesOf = (context: CatalogueContext, { catalogId }: StoredProject, products: readonly StoredProduct[], { language }: Viewer) => {
  const { models } = context.catalogue.editions[catalogId];
  return (attribute: Choosable & AttributeType): ProductChoice[] => {
    const found = new Map<string, ProductChoice>();
    for (const product of products) {
      for (const { type, modifier, description, value } of models.get(product.model)?.variations ?? []) {
        if (type !== attribute) continue;
        const known = found.get(modifier);
        const text = attribute === 'temperature' ? formatTemperatureDescription(description[language]) : description[language];
        if (known !== undefined) found.set(modifier, { ...known, lines: known.lines + 1 });
        else found.set(modifier, { modifier, text, ...(attribute === 'color' && typeof value === 'string' && { hex: value }), lines: 1 });
      }
    }
    return [...found.values()].sort((first, second) => second.lines - first.lines || first.text.localeCompare(second.text));
  };
};

/** Why a product has no code in another choice. */
type CodeFailure = ProductRefusal | ArticleFailure | { readonly code: 'product.is-composition' };

const issueOf = (failure: CodeFailure, { language }: Viewer): LineIssue =>
  failure.code === 'product.is-composition' ? { code: failure.code, values: {} } : failureIssue(failure, language);

/** The code of a product in another choice if it may be kept like that today. */
const codeIn = (
  context: CatalogueContext,
  { catalogId }: StoredProject,
  product: StoredProduct,
  choice: Selection,
): Result<string, CodeFailure> => {
  if (product.configuration !== null) return fail({ code: 'product.is-composition' });
  const edition = context.catalogue.editions[catalogId];
  const configured = articleOfSelection(edition, product.model, { ...product.selection, ...choice }, context.today);
  if (!configured.ok) return configured;
  const { pendantHeightCm: pendantHeight } = product.selection;
  const accepted = acceptProduct(context, catalogId, { referenceCode: configured.value.article.reference, pendantHeight });
  return accepted.ok ? ok(accepted.value.article.reference) : accepted;
};

/** What products may become and, for what was chosen, which of them change and why the others stay. */
export const previewChanges = async (
  context: CatalogueContext,
  project: StoredProject,
  { productIds, color, temperature, control }: Request,
  viewer: Viewer,
): Promise<Result<Preview, ProjectFailure>> => {
  const wanted = new Set(productIds);
  const products = project.products.filter(({ id }) => wanted.has(id));
  if (products.length < wanted.size) return fail({ code: 'product.not-found' });
  const of = choicesOf(context, project, products, viewer);
  const choices = { color: of('color'), temperature: of('temperature'), control: of('control') };
  const choice = {
    ...(color !== undefined && { color }),
    ...(temperature !== undefined && { temperature }),
    ...(control !== undefined && { control }),
  };
  const changes: Preview['changes'] = [];
  const unchanged: Preview['unchanged'] = [];
  if (Object.keys(choice).length === 0) return ok({ choices, changes, unchanged });
  for (const [index, product] of products.entries()) {
    if (index % PRODUCTS_AT_A_TIME === PRODUCTS_AT_A_TIME - 1) await othersTurn();
    const code = codeIn(context, project, product, choice);
    if (code.ok) {
      if (code.value !== product.referenceCode) changes.push({ productId: product.id, referenceCode: code.value });
      continue;
    }
    const modelName =
      context.catalogue.editions[project.catalogId].models.get(product.model)?.name[viewer.language] ?? product.referenceCode;
    unchanged.push({ productId: product.id, tag: product.tag, modelName, issue: issueOf(code.failure, viewer) });
  }
  return ok({ choices, changes, unchanged });
};

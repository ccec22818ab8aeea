import type { endpoints, ProductChoice, ReceivedBy, ResponseOf } from '@candil/contract';
import { type AttributeType, fail, formatTemperatureDescription, type IsoLanguage, ok, type Result } from '@candil/domain';
import { othersTurn } from '../../kernel';
import type { CatalogueContext } from '../price';
import { lineEvaluator } from './evaluate-project';
import type { EvaluatedLine } from './evaluated-line';
import { codesIn, replacementsOf } from './exchange-model';
import type { ProjectFailure } from './failures';
import type { Viewer } from './kept-projects';
import { failureIssue } from './line-issue';
import { MadeOnce } from './made-once';
import { effectOf } from './proposals/proposed-step';
import { modelsIn, pieceChoiceOf } from './recompose';
import { remadeComposition } from './remake-composition';
import { remadeRegular } from './remake-regular';
import type { StoredProduct, StoredProject } from './stored-project';

type Request = ReceivedBy<typeof endpoints.previewProductChanges>['body'];
type Preview = ResponseOf<typeof endpoints.previewProductChanges>;
type Choosable = keyof Preview['choices'];

/** After so many regular products, and after every composition, other requests get their turn. */
const PRODUCTS_AT_A_TIME = 10;
const endsTurn = ({ configuration }: StoredProduct, index: number): boolean =>
  configuration !== null || index % PRODUCTS_AT_A_TIME === PRODUCTS_AT_A_TIME - 1;

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

/** Models of the lines that may be replaced, those in most lines first; `replacementsOf` lists the replacements of each. */
const replaceable = (
  { catalogue }: CatalogueContext,
  { catalogId }: StoredProject,
  products: readonly StoredProduct[],
  language: IsoLanguage,
): Preview['models'] => {
  const { models } = catalogue.editions[catalogId];
  const lines = new Map<string, number>();
  for (const product of products) {
    const codes = product.configuration === null ? [product.model] : codesIn(product.configuration.document);
    for (const code of codes) lines.set(code, (lines.get(code) ?? 0) + 1);
  }
  return [...lines]
    .flatMap(([code, count]) => {
      const model = models.get(code);
      return model === undefined ? [] : [{ model: code, text: model.name[language], lines: count, discontinued: model.discontinued }];
    })
    .sort((first, second) => second.lines - first.lines || first.text.localeCompare(second.text));
};

/** Returns the possible values of products and, for the chosen ones, the products that change and the reasons the others stay. */
export const previewChanges = async (
  context: CatalogueContext,
  project: StoredProject,
  { productIds, replace, ...chosen }: Request,
  viewer: Viewer,
): Promise<Result<Preview, ProjectFailure>> => {
  const { language } = viewer;
  const requestedIds = new Set(productIds);
  const products = project.products.filter(({ id }) => requestedIds.has(id));
  if (products.length < requestedIds.size) return fail({ code: 'product.not-found' });
  const of = choicesOf(context, project, products, viewer);
  const choices = { color: of('color'), temperature: of('temperature'), control: of('control') };
  const choice = pieceChoiceOf(chosen);
  const edition = context.catalogue.editions[project.catalogId];
  const replacements =
    replace === undefined ? [] : replacementsOf(edition, replace.from).map(({ model, name }) => ({ model, text: name[language] }));
  const preview: Preview = {
    choices,
    models: replaceable(context, project, products, language),
    replacements,
    changes: [],
    kept: [],
    unchanged: [],
    effect: null,
  };
  const exchange = replace?.to === undefined ? undefined : { from: replace.from, to: replace.to };
  if (choice === undefined && exchange === undefined) return ok(preview);
  const changed = new Map<string, StoredProduct>();
  const compositions = new MadeOnce<ReturnType<typeof remadeComposition>>();
  const remaking = { exchange, choice };
  for (const [index, product] of products.entries()) {
    if (endsTurn(product, index)) await othersTurn();
    const line = { productId: product.id, tag: product.tag };
    if (product.configuration === null) {
      const made = remadeRegular(context, project, product, remaking);
      if (!made.ok)
        preview.unchanged.push({
          ...line,
          modelName: nameIn(context, project, product, language),
          issue: failureIssue(made.failure, language),
        });
      else if (made.value.referenceCode !== product.referenceCode) {
        preview.changes.push({ productId: product.id, referenceCode: made.value.referenceCode });
        changed.set(product.id, made.value);
      }
      continue;
    }
    const { configuration } = product;
    const made = compositions.of(configuration, '', () => remadeComposition(context, project, configuration, remaking, language));
    if (made === undefined) {
      preview.unchanged.push({ ...line, modelName: product.referenceCode, issue: { code: 'project.too-many-compositions', values: {} } });
      continue;
    }
    if (!made.ok) {
      preview.unchanged.push({ ...line, modelName: product.referenceCode, issue: made.failure });
      continue;
    }
    if (made.value.changed > 0) {
      preview.changes.push({ productId: product.id, ...choice, ...(exchange !== undefined && { exchange }) });
      const { type, document, digest } = made.value.configuration;
      changed.set(product.id, { ...product, configuration: { ...configuration, type, document, digest } });
    }
    for (const { model, failure } of made.value.kept) {
      preview.kept.push({ ...line, modelName: model.name[language], issue: failureIssue(failure, language) });
    }
  }
  return ok(changed.size === 0 ? preview : { ...preview, effect: await effectOfChanged(context, project, changed, viewer) });
};

/** Compares price and date of the project with the changed products to those it has now. */
const effectOfChanged = async (
  context: CatalogueContext,
  project: StoredProject,
  changed: ReadonlyMap<string, StoredProduct>,
  { actor }: Viewer,
): Promise<Preview['effect']> => {
  const evaluate = lineEvaluator(context, project);
  const now: EvaluatedLine[] = [];
  const then: EvaluatedLine[] = [];
  for (const [index, product] of project.products.entries()) {
    if (endsTurn(product, index)) await othersTurn();
    const line = evaluate(product);
    const next = changed.get(product.id);
    now.push(line);
    then.push(next === undefined ? line : evaluate(next));
  }
  return effectOf({ net: actor.seesNetPrices }, now, then);
};

const nameIn = ({ catalogue }: CatalogueContext, { catalogId }: StoredProject, product: StoredProduct, language: IsoLanguage): string =>
  catalogue.editions[catalogId].models.get(product.model)?.name[language] ?? product.referenceCode;

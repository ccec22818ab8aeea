import type { ComparedArticle, ComparedVariant, LineIssue } from '@candil/contract';
import { articleAvailability, type IsoLanguage, initialSelection, unitPrice } from '@candil/domain';
import { availabilityToWire } from '../availability';
import { articleOfReference, type ConfiguredArticle, incompleteness, type ProductRequest, ruleRefusal } from '../catalogue';
import { type CatalogueContext, displayMoney, displayMoneyToWire, type PriceBase } from '../price';
import { chosenAttributes, describeChosen, failureIssue } from '../project';
import { technicalFactsOf } from '../technical-info';

type Price = ReturnType<typeof unitPrice>;

const productOf = (
  { catalogue, pictures, today }: CatalogueContext,
  base: PriceBase,
  { model, article }: ConfiguredArticle,
  price: Price,
  language: IsoLanguage,
): ComparedArticle => {
  const subFamily = catalogue.editions[model.catalogId].subFamilies.get(model.subFamilyId);
  const finish = article.selection.color ?? '';
  // By night a model is pictured in its first finish only.
  const night = finish === initialSelection(model, today).color ? pictures.night(model.model, finish) : '';
  return {
    kind: 'article',
    model: model.model,
    modelName: model.name[language],
    subFamily: { id: model.subFamilyId, description: subFamily?.name ?? '' },
    applicationLocationId: model.applicationLocationId,
    image: pictures.day(model.model, finish),
    nightImage: night.endsWith('-night.webp') ? night : null,
    descriptions: describeChosen(chosenAttributes(article), language),
    moq: article.moq,
    price: displayMoneyToWire(price.ok ? displayMoney(base, price.value) : undefined),
    availability: availabilityToWire(articleAvailability(article, article.moq, today)),
    technical: technicalFactsOf(model, today, language),
  };
};

/** The first reason why a variant cannot be added to a project; undefined = none. */
const issueOf = (context: CatalogueContext, configured: ConfiguredArticle, price: Price, language: IsoLanguage): LineIssue | undefined => {
  const { discontinued, replacedBy = '' } = configured.model;
  if (discontinued) return { code: 'line.discontinued', values: { replacedBy } };
  const refusal = incompleteness(configured, context.today) ?? ruleRefusal(context, configured);
  if (refusal !== undefined) return failureIssue(refusal, language);
  return price.ok ? undefined : failureIssue(price.failure, language);
};

/** A variant of a model; a code that names nothing says so in its place. */
export const articleVariantOf = (
  context: CatalogueContext,
  base: PriceBase,
  request: ProductRequest,
  language: IsoLanguage,
): ComparedVariant => {
  const { catalogId } = base;
  const configured = articleOfReference(context.catalogue.editions[catalogId], catalogId, request, context.today);
  if (!configured.ok) {
    return { referenceCode: request.referenceCode, product: null, issue: failureIssue(configured.failure, language) };
  }
  const { model, article } = configured.value;
  const price = unitPrice(context.book.basisOf(catalogId, base.rateId, model.model), article);
  const { pendantHeightCm } = article.selection;
  return {
    referenceCode: article.reference,
    ...(pendantHeightCm !== undefined && { pendantHeight: pendantHeightCm }),
    product: productOf(context, base, configured.value, price, language),
    issue: issueOf(context, configured.value, price, language) ?? null,
  };
};

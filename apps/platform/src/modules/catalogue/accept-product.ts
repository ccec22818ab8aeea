import { type CatalogId, fail, type Result } from '@candil/domain';
import { articleOfReference, type ConfiguredArticle, incompleteness, type ProductRequest } from './configure-article';
import type { ConfigureFailure } from './failures';
import { type Judgement, type RuleRefusal, ruleRefusal } from './rule-refusal';

/** Reasons a product is not taken into a project. */
export type ProductRefusal = ConfigureFailure | RuleRefusal;

/** The product asked for if it may be kept today: sold, complete, not excluded, and not refused by a rule, in this order (AT, EX, RU). */
export const acceptProduct = (
  judgement: Judgement,
  catalogId: CatalogId,
  request: ProductRequest,
): Result<ConfiguredArticle, ProductRefusal> => {
  const { catalogue, today } = judgement;
  const configured = articleOfReference(catalogue.editions[catalogId], catalogId, request, today);
  if (!configured.ok) return configured;
  const refusal = incompleteness(configured.value, today) ?? ruleRefusal(judgement, configured.value);
  return refusal === undefined ? configured : fail(refusal);
};

import { buildArticleFromReference, type ModelDefinition } from '../article';
import type { CreationSources } from '../composition';
import { unitPrice } from '../price';
import { parseReference } from '../reference-code';
import { fail, ok } from '../result';
import { BOM_SOURCES, PENDANT } from './bom-sources';
import { modelOf, variationsFor } from './models';

/** The driver of two pendants, which takes 8 weeks. */
const DRIVER: ModelDefinition = modelOf({
  model: '9002',
  articleType: { level1: 3, level2: 8, level3: 0 },
  leadtime: [{ from: 1, weeks: 8 }],
  variations: variationsFor('color', ['03'], { model: '9002' }),
});

/** The pendant takes 3 weeks, from 3 pieces 9, and 12.50 more in colour 24. */
const PRICED_PENDANT: ModelDefinition = {
  ...PENDANT,
  leadtime: [
    { from: 1, weeks: 3 },
    { from: 3, weeks: 9 },
  ],
  variations: PENDANT.variations.map((variation) =>
    variation.type === 'color' && variation.modifier === '24' ? { ...variation, priceIncrement: 12.5 } : variation,
  ),
};

/** Base price of one piece of each model, in cents; the spot has no price. */
const BASE_PRICES: Readonly<Record<string, number>> = { '0820': 20_000, '9110': 15_000, '9080': 4_000, '9002': 3_100 };

/** `BOM_SOURCES` with prices; COMPOSING_PENDANTS are 10 % off. */
export const CREATION_SOURCES: CreationSources = {
  ...BOM_SOURCES,
  modelOf: (code) => (code === '0820' ? PRICED_PENDANT : BOM_SOURCES.modelOf(code)),
  unitPriceOf: ({ model, catalogId }, article) =>
    unitPrice({ rateId: 10, catalogId, currency: 'EUR', basePriceMinor: BASE_PRICES[model], calculation: 'new' }, article),
  accessoryOf: (code) => {
    const parts = parseReference(code);
    if (!parts.ok) return parts;
    if (parts.value.model !== '9002') return fail({ code: 'article.model-unknown', model: parts.value.model });
    const article = buildArticleFromReference(DRIVER, parts.value, BOM_SOURCES.today);
    return article.ok ? ok({ model: DRIVER, article: article.value }) : article;
  },
  discountPercentOf: (categoryId) => (categoryId === 7 ? 10 : 0),
};

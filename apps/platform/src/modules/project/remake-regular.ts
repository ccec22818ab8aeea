import { type ArticleFailure, fail, ok, type Result, type Selection } from '@candil/domain';
import { articleOfSelection, type ProductRefusal } from '../catalogue';
import type { CatalogueContext } from '../price';
import { configureProduct } from './configure-products';
import { type ExchangeFailure, exchangedFor } from './exchange-model';
import type { Remaking } from './remake-composition';
import { selectionsIn } from './selections-in-model';
import type { StoredProduct, StoredProject } from './stored-project';

type Refusal = ProductRefusal | ExchangeFailure;

/** A product as it would be taken in another model or choice today. */
export const remadeRegular = (
  context: CatalogueContext,
  { catalogId }: StoredProject,
  product: StoredProduct,
  { exchange, choice }: Remaking,
): Result<StoredProduct, Refusal> => {
  const edition = context.catalogue.editions[catalogId];
  const configured = (model: string, selection: Selection): Result<StoredProduct, ProductRefusal | ArticleFailure> => {
    const built = articleOfSelection(edition, model, selection, context.today);
    if (!built.ok) return built;
    const pendantHeight = model === product.model ? selection.pendantHeightCm : undefined;
    const made = configureProduct(context, catalogId, { referenceCode: built.value.article.reference, pendantHeight });
    return made.ok ? ok({ ...product, ...made.value }) : made;
  };
  if (exchange === undefined) return configured(product.model, { ...product.selection, ...choice });
  if (product.model !== exchange.from) return fail({ code: 'element.not-found', elementId: exchange.from });
  const found = exchangedFor(edition, exchange);
  if (!found.ok) return found;
  let refusal: Result<StoredProduct, Refusal> | undefined;
  for (const selection of selectionsIn(found.value, product.selection, context.today)) {
    const made = configured(exchange.to, { ...selection, ...choice });
    if (made.ok) return made;
    refusal ??= made;
  }
  return refusal ?? fail({ code: 'article.model-unknown', model: exchange.to });
};

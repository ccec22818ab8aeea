import type { endpoints, ReceivedBy, ResponseOf } from '@candil/contract';
import { articleAvailability, type CatalogId, type IsoLanguage } from '@candil/domain';
import { articleOfReference, configureFailureText } from '../catalogue';
import type { CatalogueContext } from '../price';
import { availabilityToWire } from './wire-availability';

type RequestedProducts = ReceivedBy<typeof endpoints.getAvailability>['body']['products'];
type AvailabilityAnswer = ResponseOf<typeof endpoints.getAvailability>;

/** Availability of each product in its quantity, or the reason why it cannot be made. */
export const availabilityOfEach = (
  context: CatalogueContext,
  catalogId: CatalogId,
  products: RequestedProducts,
  language: IsoLanguage,
): AvailabilityAnswer =>
  products.map(({ reference, pendantHeight, quantity }) => {
    const configured = articleOfReference(
      context.catalogue.editions[catalogId],
      catalogId,
      { referenceCode: reference, pendantHeight },
      context.today,
    );
    if (!configured.ok) {
      return { reference, failure: { code: configured.failure.code, message: configureFailureText(configured.failure, language) } };
    }
    const { article } = configured.value;
    const availability = availabilityToWire(articleAvailability(article, quantity, context.today));
    return { reference: article.reference, availability, moq: article.moq };
  });

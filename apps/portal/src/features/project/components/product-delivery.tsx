import type { ProjectProduct } from '@candil/contract';
import { useFailureMessage, useFormat, useTranslation } from '@candil/i18n/react';
import { AvailabilityBadge } from '@candil/ui-kit/availability-badge';
import { deliveryTone } from '../../../shared/product-line/delivery-tone';

interface ProductDeliveryProps {
  readonly product: ProjectProduct;
}

/** Delivery of a line, or the reason it cannot be ordered. */
export const ProductDelivery = ({ product }: ProductDeliveryProps) => {
  const { t } = useTranslation('eproject');
  const format = useFormat();
  const wordFailure = useFailureMessage();
  const [issue] = product.issues;
  if (issue?.code === 'line.moq') {
    const minimum = t('project.line.minimum', { moq: product.moq });
    return <AvailabilityBadge tone="error" className="@min-[60rem]/table-frame:whitespace-nowrap" label={minimum} />;
  }
  if (issue) {
    const { title, text } = wordFailure(issue);
    return <AvailabilityBadge tone="error" label={title} detail={text} />;
  }
  if (product.availability === null) return <AvailabilityBadge tone="neutral" label={t('project.line.leadTimeOnRequest')} />;
  const { days, weeks } = product.availability;
  return (
    <AvailabilityBadge
      tone={deliveryTone(product.availability)}
      className={weeks === null ? undefined : '@min-[60rem]/table-frame:whitespace-nowrap'}
      label={weeks === null ? t('project.line.leadTimeOnRequest') : format.weeks(weeks)}
      detail={days > 0 ? t('project.line.availableIn', { count: days }) : undefined}
    />
  );
};

import type { ProjectProduct } from '@candil/contract';
import { useFailureMessage, useFormat, useTranslation } from '@candil/i18n/react';
import { AvailabilityBadge } from '@candil/ui-kit/availability-badge';
import { TextButton } from '@candil/ui-kit/button';
import { deliveryTone } from '../../../shared/product-line/delivery-tone';
import type { ChangeProject } from './use-project-changes';

interface ProductDeliveryProps {
  readonly product: ProjectProduct;
  readonly editable: boolean;
  readonly onChange: ChangeProject;
}

/** When it comes, or what keeps it from being ordered and the way to mend it. */
export const ProductDelivery = ({ product, editable, onChange }: ProductDeliveryProps) => {
  const { t } = useTranslation('eproject');
  const format = useFormat();
  const wordFailure = useFailureMessage();
  const [issue] = product.issues;
  if (issue?.code === 'line.moq') {
    const fix = (
      <TextButton tone="attention" onClick={() => onChange({ kind: 'quantity', productId: product._id, quantity: product.moq })}>
        {t('project.line.addMissing', { count: product.moq - product.quantity })}
      </TextButton>
    );
    const minimum = t('project.line.minimum', { moq: product.moq });
    return <AvailabilityBadge tone="error" className="md:whitespace-nowrap" label={minimum} detail={editable ? fix : undefined} />;
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
      className={weeks === null ? undefined : 'md:whitespace-nowrap'}
      label={weeks === null ? t('project.line.leadTimeOnRequest') : format.weeks(weeks)}
      detail={days > 0 ? t('project.line.availableIn', { count: days }) : undefined}
    />
  );
};

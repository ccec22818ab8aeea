import { useTranslation } from '@candil/i18n/react';
import { Card, CardHeader } from '@candil/ui-kit/card';
import { Skeleton } from '@candil/ui-kit/skeleton';

const FIELDS = [1, 2, 3];

/** The place of the delivery before its fields are there. */
export const DeliveryPlaceholder = () => {
  const { t } = useTranslation('eproject');
  return (
    <Card aria-busy>
      <CardHeader title={t('order.delivery.title')} />
      <div className="grid gap-x-6 gap-y-5 md:grid-cols-2">
        {FIELDS.map((field) => (
          <div key={field}>
            <Skeleton shape="text" width="35%" />
            <Skeleton width="100%" height={40} className="mt-2" />
          </div>
        ))}
      </div>
    </Card>
  );
};

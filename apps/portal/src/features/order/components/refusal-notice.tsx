import { useTranslation } from '@candil/i18n/react';
import { Alert } from '@candil/ui-kit/alert';
import { Button } from '@candil/ui-kit/button';
import type { Refusal } from '../model/refusal';

interface RefusalNoticeProps {
  readonly refusal: Refusal;
  readonly onReview: () => void;
}

/** Reason the order was refused; the form keeps its values. */
export const RefusalNotice = ({ refusal, onReview }: RefusalNoticeProps) => {
  const { t } = useTranslation('eproject');
  if (refusal === 'changed')
    return (
      <Alert severity="warning" title={t('order.changed.title')} action={<Button onClick={onReview}>{t('order.changed.reload')}</Button>}>
        {t('order.changed.text')}
      </Alert>
    );
  return (
    <Alert severity="error" title={t(`order.${refusal}.title`)}>
      {t(`order.${refusal}.text`)}
    </Alert>
  );
};

import type { OrderPreview } from '@candil/contract';
import { useFormat, useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { FactList } from '@candil/ui-kit/card';
import { Modal } from '@candil/ui-kit/modal';
import { chosenWords } from '../model/delivery-address';
import type { OrderForm } from '../model/order-form';
import { wireDayOf } from '../model/order-form';

interface ConfirmOrderProps {
  readonly preview: OrderPreview;
  readonly form: OrderForm;
  readonly placing: boolean;
  readonly onPlace: () => void;
  readonly onClose: () => void;
}

/** The last look: the lines, the total, the delivery. */
export const ConfirmOrder = ({ preview, form, placing, onPlace, onClose }: ConfirmOrderProps) => {
  const { t } = useTranslation('eproject');
  const format = useFormat();
  const { currency, gross, net, pieces } = preview.totals;
  const notBefore = wireDayOf(form.notBefore);
  const address = chosenWords(form, preview.deliveryAddresses) ?? t('order.address.onFile', { code: preview.clientCode });
  return (
    <Modal
      open
      onOpenChange={(open) => !open && !placing && onClose()}
      title={t('order.confirm.title')}
      description={t('order.confirm.text')}
      footer={
        <>
          <Button onClick={onClose} disabled={placing}>
            {t('order.confirm.cancel')}
          </Button>
          <Button variant="dark" loading={placing} loadingLabel={t('order.placing')} onClick={onPlace}>
            {t('order.place')}
          </Button>
        </>
      }
    >
      <FactList
        facts={[
          { label: t('order.review.project'), value: preview.projectName },
          { label: t('order.totals.pieces'), value: format.number(pieces) },
          { label: t('order.delivery.title'), value: form.sendTogether ? t('order.delivery.together') : t('order.delivery.apart') },
          ...(notBefore ? [{ label: t('order.delivery.notBefore'), value: format.day(notBefore) }] : []),
          { label: t('order.address.title'), value: address },
          ...(form.internalOrderNumber ? [{ label: t('order.internalNumber'), value: form.internalOrderNumber }] : []),
          ...(preview.dropped.length > 0
            ? [
                {
                  label: t('order.confirm.left'),
                  value: t('order.confirm.leftLines', { count: preview.dropped.length, project: preview.followUpName }),
                },
              ]
            : []),
          {
            label: net === undefined ? t('order.totals.totalGross') : t('order.totals.net'),
            value: format.money(net ?? gross, currency),
            strong: true,
          },
        ]}
      />
    </Modal>
  );
};

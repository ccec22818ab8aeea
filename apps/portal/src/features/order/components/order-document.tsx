import { orderDocumentMutation } from '@candil/api-client/react';
import { useLanguage, useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { DownloadIcon } from '@candil/ui-kit/icon';
import { useToast } from '@candil/ui-kit/toast';
import { useMutation } from '@tanstack/react-query';
import { usePortal } from '../../../shared/portal';
import { saveFile } from '../../../shared/save-file';

/** The confirmation of the order, as it is printed and filed. */
export const OrderDocument = ({ orderId }: { orderId: number }) => {
  const { t } = useTranslation('eproject');
  const { client } = usePortal();
  const { language: lang } = useLanguage();
  const toast = useToast();
  const fetched = useMutation({
    ...orderDocumentMutation(client, orderId),
    meta: { action: 'order-document', subject: String(orderId) },
    onSuccess: (file) => {
      saveFile(file);
      toast.show({ title: t('order.document.done', { file: file.name }), tone: 'success' });
    },
  });
  return (
    <Button
      variant="primary"
      icon={<DownloadIcon size={18} />}
      loading={fetched.isPending}
      loadingLabel={t('order.document.making')}
      onClick={() => fetched.mutate({ lang })}
    >
      {t('order.document.action')}
    </Button>
  );
};

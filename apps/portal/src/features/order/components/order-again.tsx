import { reorderMutation } from '@candil/api-client/react';
import { useLanguage, useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { RefreshIcon } from '@candil/ui-kit/icon';
import { useToast } from '@candil/ui-kit/toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { createIntention } from '../../../shared/create-intention';
import { usePortal } from '../../../shared/portal';

/** Makes a project of the order's lines, to be changed and ordered anew; lines that can no longer be had are named. */
export const OrderAgain = ({ orderId }: { orderId: number }) => {
  const { t } = useTranslation('eproject');
  const { client } = usePortal();
  const { language: lang } = useLanguage();
  const navigate = useNavigate();
  const toast = useToast();
  const [keyOf] = useState(() => createIntention());
  const again = useMutation({ ...reorderMutation(client, { lang }), meta: { action: 'project-create' } });
  const start = () =>
    again.mutate(
      { orderId, idempotencyKey: keyOf(orderId) },
      {
        onSuccess: async ({ project, left }) => {
          await navigate(`/project/${project.id}`);
          const lines = left.map(({ tag, modelName }) => `${tag} ${modelName}`).join(', ');
          toast.show({
            title: t('order.again.done', { count: project.products.length }),
            tone: 'success',
            ...(left.length > 0 && { description: t('order.again.left', { lines }) }),
          });
        },
      },
    );
  return (
    <Button icon={<RefreshIcon size={18} />} loading={again.isPending} onClick={start}>
      {t('order.again.action')}
    </Button>
  );
};

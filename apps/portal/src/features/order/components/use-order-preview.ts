import { orderPreviewQuery, queryKeys, updateProductMutation } from '@candil/api-client/react';
import { useLanguage } from '@candil/i18n/react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { isVersionConflict } from '../../../shared/failure/is-version-conflict';
import { usePortal } from '../../../shared/portal';

/** The order this project would be now, and the way to change a quantity in it. */
export const useOrderPreview = (projectId: string) => {
  const { client, queries } = usePortal();
  const { language } = useLanguage();
  const preview = useQuery({
    ...orderPreviewQuery(client, projectId, language),
    meta: { action: 'order-generate', leaveWhenForbidden: true },
    refetchOnWindowFocus: 'always',
  });
  const review = () => queries.invalidateQueries({ queryKey: queryKeys.orderPreview(projectId) });
  const quantity = useMutation({
    ...updateProductMutation(client, projectId, { lang: language }),
    // One after the other: each raises the version the next one is made on.
    scope: { id: `order-quantity-${projectId}` },
    meta: { action: 'project-quantity', handles: ['version.conflict'] },
    onError: (thrown) => {
      if (isVersionConflict(thrown)) void review();
    },
  });
  const setQuantity = (productId: string, pieces: number) => {
    if (preview.data) quantity.mutate({ productId, body: { version: preview.data.projectVersion, quantity: pieces } });
  };
  return { preview, review, setQuantity, changing: quantity.isPending || (preview.isFetching && !preview.isPending) };
};

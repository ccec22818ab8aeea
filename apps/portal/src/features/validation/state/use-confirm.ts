import { routes } from '@candil/api-client';
import { storeProject } from '@candil/api-client/react';
import type { Project, ProjectProduct } from '@candil/contract';
import { useLanguage, useTranslation } from '@candil/i18n/react';
import { useToast } from '@candil/ui-kit/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { usePortal } from '../../../shared/portal';

/** Change of the product before it is validated; undefined = it stays as it is. */
export interface Change {
  readonly referenceCode: string;
  readonly pendantHeight?: number;
}

/** Changes the product where it was asked to, validates it, and goes back to the project. */
export const useConfirm = (project: Project, product: ProjectProduct) => {
  const { t } = useTranslation('editor');
  const { client } = usePortal();
  const cache = useQueryClient();
  const { language: lang } = useLanguage();
  const navigate = useNavigate();
  const toast = useToast();
  const params = { projectId: project.id, productId: product._id };
  return useMutation({
    meta: { action: 'product-save' },
    mutationFn: async (change: Change | undefined) => {
      const changed =
        change === undefined
          ? project
          : await client.call(routes.updateProduct, { params, query: { lang }, body: { version: project.version, ...change } });
      const body = { version: changed.version, productIds: [product._id] };
      return await client.call(routes.validateProducts, { params: { projectId: project.id }, query: { lang }, body });
    },
    onSuccess: async ({ project: now, refused }) => {
      await storeProject(cache, now, { lang });
      if (refused.length > 0) return;
      toast.show({ title: t('validation.confirmed', { tag: product.tag, name: product.modelName }), tone: 'success' });
      await navigate(`/project/${project.id}`);
    },
  });
};

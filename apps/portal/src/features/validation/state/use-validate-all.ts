import { routes } from '@candil/api-client';
import { storeProject } from '@candil/api-client/react';
import type { Project } from '@candil/contract';
import { useLanguage, useTranslation } from '@candil/i18n/react';
import { useToast } from '@candil/ui-kit/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { usePortal } from '../../../shared/portal';

/** Validates products as they were shown; refusals are reported and shown with the current project. */
export const useValidateAll = ({ id, version }: Pick<Project, 'id' | 'version'>, onDone: () => void) => {
  const { t } = useTranslation('eproject');
  const { client } = usePortal();
  const cache = useQueryClient();
  const { language: lang } = useLanguage();
  const toast = useToast();
  return useMutation({
    meta: { action: 'product-save' },
    mutationFn: (productIds: string[]) =>
      client.call(routes.validateProducts, { params: { projectId: id }, query: { lang }, body: { version, productIds } }),
    onSuccess: async ({ project, validated, refused }) => {
      await storeProject(cache, project, { lang });
      if (validated.length > 0) toast.show({ title: t('validation.done', { count: validated.length }), tone: 'success' });
      if (refused.length > 0) toast.show({ title: t('validation.refused', { count: refused.length }), tone: 'error' });
      else onDone();
    },
  });
};

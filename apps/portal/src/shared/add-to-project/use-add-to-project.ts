import { newIdempotencyKey } from '@candil/api-client';
import { storeProject } from '@candil/api-client/react';
import type { CatalogId } from '@candil/domain';
import { useLanguage, useTranslation } from '@candil/i18n/react';
import { useToast } from '@candil/ui-kit/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { usePortal } from '../portal';
import { addProducts, type Destination, type ProductToAdd } from './add-products';

interface Adding {
  /** Name of the added product, as a person calls it. */
  readonly name: string;
  /** Catalogue of a project that is made for it. */
  readonly catalogId: CatalogId;
}

interface Given {
  readonly destination: Destination;
  readonly products: readonly ProductToAdd[];
}

/** Adds finished products to a project and goes there; pressing twice, or again after silence, adds them once. */
export const useAddToProject = ({ name, catalogId }: Adding) => {
  const { t } = useTranslation('eproject');
  const { client } = usePortal();
  const cache = useQueryClient();
  const { language: lang } = useLanguage();
  const navigate = useNavigate();
  const toast = useToast();
  const intention = useRef({ content: '', key: '' });
  const isUnderWay = useRef(false);

  const { mutate, isPending } = useMutation({
    meta: { action: 'product-add' },
    mutationFn: ({ destination, products, key }: Given & { key: string }) =>
      addProducts(client, destination, products, { lang, catalogId, idempotencyKey: key }),
    onSuccess: async (project) => {
      await storeProject(cache, project, { lang });
      toast.show({ title: t('configurator.added', { name, project: project.name }), tone: 'success' });
      await navigate(`/project/${project.id}`);
    },
    // After a success this screen is left: a press that still comes belongs to the double click.
    onError: () => {
      isUnderWay.current = false;
    },
  });

  const add = (destination: Destination, products: readonly ProductToAdd[]) => {
    // The second press of a double click comes before the button is drawn busy.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const content = JSON.stringify([destination, products]);
    if (intention.current.content !== content) intention.current = { content, key: newIdempotencyKey() };
    mutate({ destination, products, key: intention.current.key });
  };
  return { add, isAdding: isPending };
};

import { newIdempotencyKey } from '@candil/api-client';
import { storeProject } from '@candil/api-client/react';
import type { Project } from '@candil/contract';
import type { CatalogId } from '@candil/domain';
import { useLanguage, useTranslation } from '@candil/i18n/react';
import { useToast } from '@candil/ui-kit/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { addProducts, type Destination, type ProductToAdd } from '../../../shared/add-to-project/add-products';
import { usePortal } from '../../../shared/portal';
import type { ProductTarget } from './product-target';
import { saveLine } from './save-product';

interface Saving {
  readonly target: ProductTarget;
  readonly name: string;
  /** Catalogue of a project that is made for the product. */
  readonly catalogId: CatalogId;
  /** To be called once nothing is unsaved any more. */
  readonly onSaved: () => void;
}

/** The three ways to keep a configured product, each with its toast and the way to the project. */
export const useSaveProduct = ({ target, name, catalogId, onSaved }: Saving) => {
  const { t } = useTranslation('eproject');
  const { client } = usePortal();
  const cache = useQueryClient();
  const { language: lang } = useLanguage();
  const navigate = useNavigate();
  const toast = useToast();
  const [conflict, setConflict] = useState<Project>();
  const intention = useRef({ content: '', key: '' });

  const leave = async (project: Project, title: string) => {
    await storeProject(cache, project, { lang });
    onSaved();
    toast.show({ title, tone: 'success' });
    await navigate(`/project/${project.id}`);
  };

  const add = useMutation({
    meta: { action: 'product-add' },
    mutationFn: ({ destination, product, key }: { destination: Destination; product: ProductToAdd; key: string }) =>
      addProducts(client, destination, [product], { lang, catalogId, idempotencyKey: key }),
    onSuccess: (project) => leave(project, t('configurator.added', { name, project: project.name })),
  });

  const save = useMutation({
    meta: { action: 'product-save' },
    mutationFn: async ({ version, product }: { version: number; product: ProductToAdd }) => {
      if (target.kind !== 'edit') throw new Error('Only a line that is there can be saved');
      const { project, product: opened } = target;
      return await saveLine(client, { projectId: project.id, opened, version }, product, lang);
    },
    onSuccess: (outcome) => {
      if (outcome.kind === 'conflict') return setConflict(outcome.current);
      const tag = target.kind === 'edit' ? target.product.tag : '';
      return leave(outcome.project, t('configurator.saved', { tag, name }));
    },
  });

  /** The same product for the same place is one intention: pressing again after silence adds it once. */
  const keyOf = (content: string): string => {
    if (intention.current.content !== content) intention.current = { content, key: newIdempotencyKey() };
    return intention.current.key;
  };

  return {
    add: (destination: Destination, product: ProductToAdd) =>
      add.mutate({ destination, product, key: keyOf(JSON.stringify([destination, product])) }),
    save: (version: number, product: ProductToAdd) => save.mutate({ version, product }),
    isSaving: add.isPending || save.isPending,
    conflict,
    forgetConflict: () => setConflict(undefined),
  };
};

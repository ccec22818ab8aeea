import { routes } from '@candil/api-client';
import { queryKeys, storeProject } from '@candil/api-client/react';
import type { Project } from '@candil/contract';
import type { CatalogId } from '@candil/domain';
import { useLanguage, useTranslation } from '@candil/i18n/react';
import { useToast } from '@candil/ui-kit/toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { addProducts, type Destination } from '../../../shared/add-to-project/add-products';
import { createIntention } from '../../../shared/create-intention';
import { isVersionConflict } from '../../../shared/failure/is-version-conflict';
import { usePortal } from '../../../shared/portal';
import type { ReadyLine } from './list-lines';

/** Most products of one call (contract). */
const BATCH = 200;

interface Adding {
  readonly destination: Destination;
  readonly lines: readonly ReadyLine[];
  /** Called after each call, so that added lines are not added again when a later one fails. */
  readonly onAdded: (lines: readonly ReadyLine[]) => void;
}

/** Adds the ready lines of a list, at most 200 a call; adding to a project that is there can be taken back. */
export const useAddList = (catalogId: CatalogId) => {
  const { t } = useTranslation('eproject');
  const { client, queries } = usePortal();
  const { language: lang } = useLanguage();
  const toast = useToast();
  const [intention] = useState(createIntention);

  const takeBack = async (projectId: string, productIds: readonly string[]): Promise<void> => {
    const remove = (version: number) =>
      client.call(routes.removeProducts, { params: { projectId }, query: { lang }, body: { version, productIds: [...productIds] } });
    const known = queries.getQueryData<Project>(queryKeys.project(projectId, { lang }));
    const project = await remove(known?.version ?? 1).catch((thrown: unknown) => {
      const newest = isVersionConflict(thrown) ? thrown.data.currentVersion : undefined;
      if (typeof newest === 'number') return remove(newest);
      throw thrown;
    });
    await storeProject(queries, project, { lang });
  };
  const undo = useMutation({
    mutationFn: ({ projectId, productIds }: { projectId: string; productIds: readonly string[] }) => takeBack(projectId, productIds),
    meta: { action: 'paste-undo' },
  });

  const add = useMutation({
    mutationFn: async ({ destination, lines, onAdded }: Adding) => {
      const products = lines.map(({ article: { referenceCode, pendantHeight }, quantity, tag, room, note }) => ({
        referenceCode,
        quantity,
        ...(pendantHeight !== undefined && { pendantHeight }),
        ...(tag !== '' && { tag }),
        ...(room !== '' && { room }),
        ...(note !== '' && { note }),
      }));
      const key = intention({ destination, products });
      const productIds: string[] = [];
      let place = destination;
      let project: Project | undefined;
      for (let from = 0; from < products.length; from += BATCH) {
        const batch = products.slice(from, from + BATCH);
        const idempotencyKey = `${key}.${from}`;
        project = await addProducts(client, place, batch, { lang, catalogId, idempotencyKey });
        place = { projectId: project.id, version: project.version };
        await storeProject(queries, project, { lang });
        // Added products are the last of the project.
        productIds.push(...project.products.slice(-batch.length).map(({ _id }) => _id));
        onAdded(lines.slice(from, from + BATCH));
      }
      return { project, productIds };
    },
    meta: { action: 'project-add', handles: ['*'], retry: false },
    onSuccess: ({ project, productIds }, { destination }) => {
      if (project === undefined) return;
      const { id: projectId } = project;
      const canTakeBack = 'projectId' in destination;
      toast.show({
        title: t('paste.added', { count: productIds.length }),
        tone: 'success',
        ...(canTakeBack && { onUndo: () => undo.mutate({ projectId, productIds }) }),
      });
    },
  });
  return add;
};

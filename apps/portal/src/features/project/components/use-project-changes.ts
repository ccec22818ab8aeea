import { isApiFailure } from '@candil/api-client';
import { projectQuery, storeProject } from '@candil/api-client/react';
import type { Project } from '@candil/contract';
import { useLanguage, useTranslation } from '@candil/i18n/react';
import { useToast } from '@candil/ui-kit/toast';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { usePortal } from '../../../shared/portal';
import { type ProjectChange, sendChange, withChange } from '../model/project-change';

/**
 * Changes a project: shown at once, sent one after the other, each on the version the one before it made. A change that meets
 * a version saved elsewhere is kept, and the user decides: the newest state, or the change once more on top of it.
 */
export const useProjectChanges = (projectId: string) => {
  const { t } = useTranslation('eproject');
  const { client, queries } = usePortal();
  const { language } = useLanguage();
  const toast = useToast();
  const [conflicting, setConflicting] = useState<ProjectChange>();
  const waiting = useRef<readonly ProjectChange[]>([]);
  const options = projectQuery(client, projectId, { lang: language });
  const newest = (): Project => {
    const project = queries.getQueryData(options.queryKey);
    if (project === undefined) throw new Error('A project is changed only after it was shown.');
    return project;
  };
  const reload = () => queries.fetchQuery({ ...options, staleTime: 0 });
  const settled = (change: ProjectChange) => {
    waiting.current = waiting.current.filter((other) => other !== change);
  };

  const mutation = useMutation({
    mutationFn: (change: ProjectChange) => sendChange(client, language, newest(), change),
    scope: { id: `project-${projectId}` },
    meta: { action: 'project-change', handles: ['version.conflict'] },
    onMutate: async (change) => {
      waiting.current = [...waiting.current, change];
      await queries.cancelQueries({ queryKey: options.queryKey });
      queries.setQueryData(options.queryKey, withChange(newest(), change));
    },
    onError: async (thrown, change) => {
      settled(change);
      if (isApiFailure(thrown) && thrown.code === 'version.conflict') setConflicting(change);
      await reload();
    },
    onSuccess: async (project, change) => {
      settled(change);
      if (change.kind === 'remove') {
        const { tag, modelName: name } = change.product;
        const restore = () => mutation.mutate({ kind: 'restore', product: change.product });
        toast.show({ title: t('project.line.deleted', { tag, name }), onUndo: restore });
      }
      // Changes that still wait stay on the screen while they do.
      await storeProject(queries, waiting.current.reduce(withChange, project), { lang: language });
    },
  });

  return {
    change: mutation.mutate,
    changing: mutation.isPending,
    conflicting,
    /** Lets the change go; the newest state is on the screen already. */
    giveUp: () => setConflicting(undefined),
    repeat: async () => {
      if (conflicting === undefined) return;
      setConflicting(undefined);
      await reload();
      mutation.mutate(conflicting);
    },
  };
};

export type ChangeProject = ReturnType<typeof useProjectChanges>['change'];

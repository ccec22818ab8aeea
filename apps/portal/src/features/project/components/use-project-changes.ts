import { projectQuery, storeProject } from '@candil/api-client/react';
import type { Project } from '@candil/contract';
import { useLanguage, useTranslation } from '@candil/i18n/react';
import { useToast } from '@candil/ui-kit/toast';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isVersionConflict } from '../../../shared/failure/is-version-conflict';
import { usePortal } from '../../../shared/portal';
import { type ProjectChange, sendChange, withChange } from '../model/project-change';
import { useHistory, type Way } from './use-history';

interface Sent {
  readonly change: ProjectChange;
  readonly way: Way;
}

/**
 * Changes a project: shown at once, sent one after the other, each on the version the one before it made. A change that meets
 * a version saved elsewhere is kept, and the user decides: the newest state, or the change once more on top of it.
 */
export const useProjectChanges = (projectId: string) => {
  const { t } = useTranslation('eproject');
  const { client, queries } = usePortal();
  const { language } = useLanguage();
  const toast = useToast();
  const history = useHistory();
  const [conflicting, setConflicting] = useState<Sent>();
  const waiting = useRef<readonly Sent[]>([]);
  /** The project as last received, without pending changes. */
  const received = useRef<Project>(undefined);
  /** A step asked for while a change is on its way: it follows that change. */
  const asked = useRef<'back' | 'again'>(undefined);
  const options = projectQuery(client, projectId, { lang: language });
  const newest = (): Project => {
    const project = queries.getQueryData(options.queryKey);
    if (project === undefined) throw new Error('A project is changed only after it was shown.');
    return project;
  };
  const reload = () => queries.fetchQuery({ ...options, staleTime: 0 });
  const settled = (sent: Sent) => {
    waiting.current = waiting.current.filter((other) => other !== sent);
  };

  const mutation = useMutation({
    mutationFn: async ({ change }: Sent) => {
      const before = received.current?.version === newest().version ? received.current : newest();
      return { before, project: await sendChange(client, language, newest(), change) };
    },
    scope: { id: `project-${projectId}` },
    meta: { action: 'project-change', handles: ['version.conflict'] },
    onMutate: async (sent) => {
      if (waiting.current.length === 0) received.current = newest();
      waiting.current = [...waiting.current, sent];
      await queries.cancelQueries({ queryKey: options.queryKey });
      queries.setQueryData(options.queryKey, withChange(newest(), sent.change));
    },
    onError: async (thrown, sent) => {
      settled(sent);
      if (isVersionConflict(thrown)) setConflicting(sent);
      await reload();
    },
    onSuccess: async ({ before, project }, sent) => {
      settled(sent);
      received.current = project;
      history.record(before, project, sent.way);
      const { change } = sent;
      if (change.kind === 'remove') {
        const { tag, modelName: name } = change.product;
        toast.show({ title: t('project.line.deleted', { tag, name }), onUndo: () => make({ kind: 'restore', product: change.product }) });
      }
      // Changes that still wait stay on the screen while they do.
      await storeProject(queries, waiting.current.map((other) => other.change).reduce(withChange, project), { lang: language });
    },
  });
  const make = (change: ProjectChange) => mutation.mutate({ change, way: 'anew' });
  const repeatStep = (way: 'back' | 'again') => {
    if (mutation.isPending) {
      asked.current = way;
      return;
    }
    const change = way === 'back' ? history.lastBack : history.lastAgain;
    if (change === undefined) return;
    history.take(way);
    mutation.mutate({ change, way });
  };
  // Runs after each drawing: the step of a change is there with the drawing that shows its end.
  useEffect(() => {
    const way = asked.current;
    if (mutation.isPending || way === undefined) return;
    asked.current = undefined;
    repeatStep(way);
  });

  return {
    change: make,
    changing: mutation.isPending,
    /** Records a change that was made elsewhere on the page, so that undo includes it. */
    record: history.record,
    undo: history.lastBack && (() => repeatStep('back')),
    redo: history.lastAgain && (() => repeatStep('again')),
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

import { deleteProjectMutation } from '@candil/api-client/react';
import type { ProjectListItem } from '@candil/contract';
import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { Modal } from '@candil/ui-kit/modal';
import { useToast } from '@candil/ui-kit/toast';
import { useMutation } from '@tanstack/react-query';
import { usePortal } from '../../../shared/portal';
import { changeListedProjects } from '../model/change-listed-projects';

interface DeleteProjectProps {
  readonly project: ProjectListItem;
  readonly onClose: () => void;
}

/** Asks before a project is gone for everyone. */
export const DeleteProject = ({ project, onClose }: DeleteProjectProps) => {
  const { t } = useTranslation('eproject');
  const { client, queries } = usePortal();
  const toast = useToast();
  const remove = useMutation({
    ...deleteProjectMutation(client),
    meta: { action: 'project-delete', subject: project.id },
    onMutate: () => changeListedProjects(queries, (items) => items.filter(({ id }) => id !== project.id)),
    onError: (_thrown, _given, takeBack) => takeBack?.(),
    onSuccess: async (...given) => {
      toast.show({ title: t('projects.delete.done', { name: project.name }) });
      await deleteProjectMutation(client).onSuccess?.(...given);
    },
  });
  const confirm = () => {
    remove.mutate({ projectId: project.id, version: project.version });
    onClose();
  };
  return (
    <Modal
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('projects.delete.title', { name: project.name })}
      description={t('projects.delete.text', { count: project.pieces })}
      footer={
        <>
          <Button onClick={onClose} autoFocus>
            {t('projects.delete.cancel')}
          </Button>
          <Button variant="danger" onClick={confirm}>
            {t('projects.delete.confirm')}
          </Button>
        </>
      }
    />
  );
};

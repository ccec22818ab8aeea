import { deleteProjectMutation } from '@candil/api-client/react';
import type { Project } from '@candil/contract';
import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { Modal } from '@candil/ui-kit/modal';
import { useToast } from '@candil/ui-kit/toast';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { usePortal } from '../../../shared/portal';

interface DeleteProjectProps {
  readonly project: Project;
  readonly onClose: () => void;
}

/** Asks before a project is gone for everyone, then goes to the list. */
export const DeleteProject = ({ project, onClose }: DeleteProjectProps) => {
  const { t } = useTranslation('eproject');
  const { client } = usePortal();
  const toast = useToast();
  const navigate = useNavigate();
  const remove = useMutation({
    ...deleteProjectMutation(client),
    meta: { action: 'project-delete' },
    onError: onClose,
    onSuccess: async (...given) => {
      // Away first: the page of a deleted project has nothing to ask for.
      await navigate('/projects', { replace: true });
      toast.show({ title: t('projects.delete.done', { name: project.name }) });
      await deleteProjectMutation(client).onSuccess?.(...given);
    },
  });
  return (
    <Modal
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('projects.delete.title', { name: project.name })}
      description={t('projects.delete.text', { count: project.totals.pieces })}
      footer={
        <>
          <Button onClick={onClose} autoFocus>
            {t('projects.delete.cancel')}
          </Button>
          <Button
            variant="danger"
            loading={remove.isPending}
            onClick={() => remove.mutate({ projectId: project.id, version: project.version })}
          >
            {t('projects.delete.confirm')}
          </Button>
        </>
      }
    />
  );
};

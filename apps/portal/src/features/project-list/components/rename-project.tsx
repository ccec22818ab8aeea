import { renameProjectMutation } from '@candil/api-client/react';
import type { ProjectListItem } from '@candil/contract';
import { checkText, TEXT_KINDS } from '@candil/domain';
import { failureMessage } from '@candil/i18n';
import { useLanguage, useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { Modal } from '@candil/ui-kit/modal';
import { TextField } from '@candil/ui-kit/text-field';
import { useToast } from '@candil/ui-kit/toast';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { isVersionConflict } from '../../../shared/failure/is-version-conflict';
import { usePortal } from '../../../shared/portal';
import { changeListedProjects } from '../model/change-listed-projects';

interface RenameProjectProps {
  readonly project: ProjectListItem;
  readonly onClose: () => void;
}

/** Gives a project another name. The lists show it at once; a name that someone else gave meanwhile is not replaced silently. */
export const RenameProject = ({ project, onClose }: RenameProjectProps) => {
  const { t, i18n } = useTranslation('eproject');
  const { client, queries } = usePortal();
  const { language } = useLanguage();
  const toast = useToast();
  const formId = useId();
  const [name, setName] = useState(project.name);
  const [version, setVersion] = useState(project.version);
  const [error, setError] = useState<string>();

  const rename = useMutation({
    ...renameProjectMutation(client, project.id, { lang: language }),
    meta: { action: 'project-rename', subject: project.id, handles: ['version.conflict'] },
    onMutate: (body) =>
      changeListedProjects(queries, (items) => items.map((item) => (item.id === project.id ? { ...item, name: body.name } : item))),
    onError: (thrown, _body, takeBack) => {
      takeBack?.();
      if (!isVersionConflict(thrown)) return;
      setVersion(Number(thrown.data.currentVersion));
      setError(t('projects.rename.conflict'));
    },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = checkText(name, 'projectTitle');
    if (!checked.ok) return setError(failureMessage(i18n, checked.failure).title);
    if (checked.value === project.name) return onClose();
    setError(undefined);
    rename.mutate(
      { name: checked.value, version },
      {
        onSuccess: () => {
          toast.show({ title: t('projects.rename.done', { name: checked.value }), tone: 'success' });
          onClose();
        },
      },
    );
  };

  return (
    <Modal
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('projects.rename.title')}
      footer={
        <>
          <Button onClick={onClose}>{t('projects.rename.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" loading={rename.isPending}>
            {t('projects.rename.save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <TextField
          label={t('projects.rename.label')}
          value={name}
          onValueChange={(value) => {
            setName(value);
            setError(undefined);
          }}
          maxLength={TEXT_KINDS.projectTitle.max}
          error={error}
          autoFocus
          required
          onFocus={(event) => event.target.select()}
        />
      </form>
    </Modal>
  );
};

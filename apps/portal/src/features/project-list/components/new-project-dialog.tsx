import { createProjectMutation } from '@candil/api-client/react';
import { checkText, TEXT_KINDS } from '@candil/domain';
import { failureMessage } from '@candil/i18n';
import { useLanguage, useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { Modal } from '@candil/ui-kit/modal';
import { TextField } from '@candil/ui-kit/text-field';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { createIntention } from '../../../shared/create-intention';
import { usePortal } from '../../../shared/portal';

/** Asks for the name of an empty project and makes it. */
export const NewProjectDialog = ({ onClose }: { onClose: () => void }) => {
  const { t, i18n } = useTranslation('eproject');
  const { client } = usePortal();
  const { language: lang } = useLanguage();
  const navigate = useNavigate();
  const formId = useId();
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const [keyOf] = useState(() => createIntention());
  const create = useMutation({ ...createProjectMutation(client, { lang }), meta: { action: 'project-create' } });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = checkText(name, 'projectTitle');
    if (!checked.ok) return setError(failureMessage(i18n, checked.failure).title);
    const body = { name: checked.value };
    create.mutate({ body, idempotencyKey: keyOf(body) }, { onSuccess: ({ id }) => void navigate(`/project/${id}`) });
  };

  return (
    <Modal
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('projects.blank.title')}
      description={t('projects.blank.text')}
      footer={
        <>
          <Button onClick={onClose}>{t('projects.rename.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" loading={create.isPending}>
            {t('projects.blank.create')}
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
        />
      </form>
    </Modal>
  );
};

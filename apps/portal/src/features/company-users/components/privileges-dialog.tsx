import { updateUserPrivilegesMutation } from '@candil/api-client/react';
import type { CompanyUser } from '@candil/contract';
import { PRIVILEGES } from '@candil/domain';
import { useTranslation } from '@candil/i18n/react';
import { Alert } from '@candil/ui-kit/alert';
import { Button } from '@candil/ui-kit/button';
import { CheckboxGroup } from '@candil/ui-kit/checkbox-group';
import { Modal } from '@candil/ui-kit/modal';
import { useToast } from '@candil/ui-kit/toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isVersionConflict } from '../../../shared/failure/is-version-conflict';
import { usePortal } from '../../../shared/portal';

interface PrivilegesDialogProps {
  readonly user: CompanyUser;
  readonly onClose: () => void;
}

/** Privileges of a person, each with its effect. A change made elsewhere meanwhile is shown instead of overwritten. */
export const PrivilegesDialog = ({ user, onClose }: PrivilegesDialogProps) => {
  const { t } = useTranslation('eproject');
  const { client } = usePortal();
  const toast = useToast();
  // The choice with the version it was made on; a newer version of the person starts from the stored privileges.
  const [choice, setChoice] = useState({ version: user.version, privileges: user.privileges });
  const chosen = choice.version === user.version ? choice.privileges : user.privileges;
  const save = useMutation({
    ...updateUserPrivilegesMutation(client),
    meta: { action: 'company-privileges', subject: user.accountId, handles: ['version.conflict'] },
  });
  const isConflict = isVersionConflict(save.error);
  const options = PRIVILEGES.filter((each) => user.privileges.includes(each) || user.changeablePrivileges.includes(each)).map((value) => {
    const isFixed = !user.changeablePrivileges.includes(value);
    const text = t(`people.privilege.${value}.text`);
    return {
      value,
      label: t(`people.privilege.${value}.name`),
      description: isFixed ? `${text}. ${t('company.edit.fixed')}` : text,
      disabled: isFixed,
    };
  });
  const send = () =>
    save.mutate(
      { accountId: user.accountId, body: { version: user.version, privileges: PRIVILEGES.filter((each) => chosen.includes(each)) } },
      {
        onSuccess: () => {
          toast.show({ title: t('company.edit.saved', { name: user.name }), tone: 'success' });
          onClose();
        },
      },
    );
  return (
    <Modal
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('company.edit.title', { name: user.name })}
      description={t('company.edit.text', { name: user.name })}
      footer={
        <>
          <Button onClick={onClose}>{t('company.invite.cancel')}</Button>
          <Button variant="primary" loading={save.isPending} onClick={send}>
            {t('company.edit.save')}
          </Button>
        </>
      }
    >
      {isConflict && (
        <Alert severity="warning" className="mb-5">
          {t('company.edit.conflict')}
        </Alert>
      )}
      <CheckboxGroup
        label={t('company.privileges')}
        hideLabel
        options={options}
        value={chosen}
        onValueChange={(values) =>
          setChoice({ version: user.version, privileges: PRIVILEGES.filter((privilege) => values.includes(privilege)) })
        }
      />
    </Modal>
  );
};

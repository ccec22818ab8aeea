import { deactivateUserMutation } from '@candil/api-client/react';
import type { CompanyUser } from '@candil/contract';
import { USER_STATUS } from '@candil/domain';
import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { Modal } from '@candil/ui-kit/modal';
import { useToast } from '@candil/ui-kit/toast';
import { useMutation } from '@tanstack/react-query';
import { usePortal } from '../../../shared/portal';

const CONSEQUENCES = ['sessions', 'projects', 'mail', 'final'] as const;

interface DeactivateDialogProps {
  readonly user: CompanyUser;
  readonly onClose: () => void;
}

/** Asks for confirmation and lists the consequences. */
export const DeactivateDialog = ({ user: { accountId, name, status }, onClose }: DeactivateDialogProps) => {
  const { t } = useTranslation('eproject');
  const { client } = usePortal();
  const toast = useToast();
  // Invited people who never came get no mail.
  const consequences = CONSEQUENCES.filter((each) => each !== 'mail' || status !== USER_STATUS.REGISTER_NOT_COMPLETED);
  const deactivate = useMutation({ ...deactivateUserMutation(client), meta: { action: 'company-deactivate', subject: accountId } });
  const send = () =>
    deactivate.mutate(accountId, {
      onSuccess: () => {
        toast.show({ title: t('company.deactivate.done', { name }), tone: 'success' });
        onClose();
      },
    });
  return (
    <Modal
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('company.deactivate.title', { name })}
      footer={
        <>
          <Button onClick={onClose}>{t('company.deactivate.cancel')}</Button>
          <Button variant="dark" loading={deactivate.isPending} onClick={send}>
            {t('company.deactivate.action')}
          </Button>
        </>
      }
    >
      <ul className="m-0 flex list-disc flex-col gap-2 pl-5 text-pretty">
        {consequences.map((consequence) => (
          <li key={consequence}>{t(`company.deactivate.${consequence}`, { name })}</li>
        ))}
      </ul>
    </Modal>
  );
};

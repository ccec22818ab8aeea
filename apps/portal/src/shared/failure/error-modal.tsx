import { useTranslation } from '@candil/i18n/react';
import { Button, TextButton } from '@candil/ui-kit/button';
import { Modal } from '@candil/ui-kit/modal';
import { usePortal } from '../portal';
import type { ShownFailure } from './failure-reporter';
import { useFailureTexts } from './use-failure-texts';

/** Failure of an action: the reason, a contact, and a way back to the unchanged page. */
export const ErrorModal = ({ shown }: { shown: ShownFailure }) => {
  const { t } = useTranslation('common-front');
  const { failures, session, supportEmail } = usePortal();
  const { title, text, reference } = useFailureTexts()(shown.failure, shown.action);
  return (
    <Modal
      open
      onOpenChange={(open) => !open && failures.dismiss()}
      title={title}
      footer={
        <Button variant="dark" onClick={failures.dismiss}>
          {t('errors.modal.close')}
        </Button>
      }
    >
      <p className="m-0 text-pretty">{text}</p>
      <p className="mt-4 mb-0 text-sm text-muted">
        {t('errors.modal.contact')}{' '}
        <TextButton
          onClick={() => {
            failures.dismiss();
            session.showFrame('support');
          }}
        >
          {t('errors.modal.support')}
        </TextButton>
        {supportEmail !== undefined && (
          <>
            {' · '}
            <a href={`mailto:${supportEmail}`} className="text-text underline underline-offset-3">
              {supportEmail}
            </a>
          </>
        )}
        {reference && <span className="mt-1 block font-mono text-xs break-all">{reference}</span>}
      </p>
    </Modal>
  );
};

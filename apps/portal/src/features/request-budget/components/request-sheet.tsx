import { budgetRequestInfoQuery } from '@candil/api-client/react';
import type { BudgetRequestInfo } from '@candil/contract';
import { USER_STATUS } from '@candil/domain';
import { useLanguage, useTranslation } from '@candil/i18n/react';
import { Alert } from '@candil/ui-kit/alert';
import { Button } from '@candil/ui-kit/button';
import { Sheet } from '@candil/ui-kit/sheet';
import { Skeleton } from '@candil/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useNavigationGate } from '../../../shared/blocked-action/use-navigation-gate';
import { FailureView } from '../../../shared/failure/failure-view';
import { usePortal } from '../../../shared/portal';
import { useAccount } from '../../../shared/session/use-session';
import { requestFaults } from '../model/request-form';
import { requestPath } from '../model/request-paths';
import { RequestForm } from './request-form';
import { useRequest } from './use-request';

interface RequestSheetProps {
  readonly projectId: string;
  readonly onClose: () => void;
}

const FORM_ID = 'request-budget';

/** The request for a budget over its project. */
export const RequestSheet = ({ projectId, onClose }: RequestSheetProps) => {
  const { t } = useTranslation('eproject');
  const { client } = usePortal();
  const { language: lang } = useLanguage();
  const info = useQuery({ ...budgetRequestInfoQuery(client, projectId, { lang }), meta: { action: 'budget-request' } });
  if (info.data?.writable && info.data.project.lines > 0) {
    return <WrittenRequest project={info.data.project} onStale={() => void info.refetch()} onClose={onClose} />;
  }
  const refusal = info.data?.writable ? 'empty' : 'readOnly';
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={t('request.title')}>
      {info.data ? (
        <Alert severity="warning" title={t(`request.${refusal}.title`)}>
          {t(`request.${refusal}.text`)}
        </Alert>
      ) : info.isPending ? (
        <Skeleton width="100%" height={320} />
      ) : (
        <FailureView failure={info.error} action="budget-request" onRetry={() => void info.refetch()} retrying={info.isFetching} />
      )}
    </Sheet>
  );
};

interface WrittenRequestProps {
  readonly project: BudgetRequestInfo['project'];
  readonly onStale: () => void;
  readonly onClose: () => void;
}

const WrittenRequest = ({ project, onStale, onClose }: WrittenRequestProps) => {
  const { t } = useTranslation('eproject');
  const { status } = useAccount();
  const { go } = useNavigationGate();
  const path = requestPath(project, true);
  const request = useRequest({ project, href: path, onStale, onSent: onClose });
  const send = () => {
    if (status === USER_STATUS.QUALIFIED) return request.send();
    // The typed values come back here with the qualification.
    void go(path, { needs: 'QUALIFIED' });
    return requestFaults(request.form);
  };
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('request.title')}
      footer={
        <Button type="submit" form={FORM_ID} variant="primary" size="lg" loading={request.isSending} className="w-full">
          {t('request.submit')}
        </Button>
      }
    >
      <p className="m-0 mb-5 text-pretty text-muted">{t('request.intro')}</p>
      <RequestForm id={FORM_ID} project={project} request={request} onSend={send} />
    </Sheet>
  );
};

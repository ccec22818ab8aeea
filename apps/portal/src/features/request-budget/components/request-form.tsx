import type { BudgetRequestInfo } from '@candil/contract';
import { useTranslation } from '@candil/i18n/react';
import { Alert } from '@candil/ui-kit/alert';
import type { FormEvent, ReactNode } from 'react';
import { focusFirstFault } from './focus-first-fault';
import { RequestFields } from './request-fields';
import type { BudgetRequestHandle } from './use-request';

interface RequestFormProps {
  readonly id: string;
  readonly project: BudgetRequestInfo['project'];
  readonly request: BudgetRequestHandle;
  /** Sends it, or first leads to the missing step. */
  readonly onSend: () => ReturnType<BudgetRequestHandle['send']>;
  /** The button, where it does not stand elsewhere. */
  readonly children?: ReactNode;
}

/** The request for a budget as a form; says when the project it is about has changed. */
export const RequestForm = ({ id, project, request, onSend, children }: RequestFormProps) => {
  const { t } = useTranslation('eproject');
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    focusFirstFault(event.currentTarget, onSend());
  };
  return (
    <form id={id} noValidate aria-label={t('request.title')} onSubmit={onSubmit} className="flex flex-col gap-6">
      {request.isStale && (
        <Alert severity="warning" title={t('request.changed.title')}>
          {t('request.changed.text')}
        </Alert>
      )}
      <RequestFields project={project} request={request} />
      {children}
    </form>
  );
};

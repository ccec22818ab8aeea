import { USER_STATUS } from '@candil/domain';
import { useTranslation } from '@candil/i18n/react';
import { Alert } from '@candil/ui-kit/alert';
import { Button } from '@candil/ui-kit/button';
import { useArea } from '../area/area';
import { CloseButton } from '../area/close-button';
import { ViewPlaceholder } from '../area/view-placeholder';
import { FailureAlert } from '../form/failure-alert';
import { useAccount } from '../form/use-account';
import { SignInForm } from '../login/sign-in-form';
import { AskQualification } from './ask-qualification';
import { RefusedNotice } from './refused-notice';

/** Trade access: asking for it, waiting for it, having it. */
export const QualificationView = () => {
  const { t } = useTranslation('login-area');
  const { surroundings, address } = useArea();
  const { state, again } = useAccount();
  if (state.kind === 'loading') return <ViewPlaceholder />;
  if (state.kind === 'failed')
    return (
      <div className="flex flex-col items-start gap-4">
        <FailureAlert failure={state.failure} />
        <Button onClick={again}>{t('area.again')}</Button>
      </div>
    );

  const account = state.value;
  if (account === null)
    return (
      <>
        <p className="mt-0 mb-5">{t('qualification.signIn')}</p>
        {/* A portal around it must know who signed in before anything else happens. */}
        <SignInForm onSuccess={() => (surroundings.kind === 'framed' ? surroundings.tell({ type: 'login-success' }) : again())} />
      </>
    );
  switch (account.status) {
    case USER_STATUS.QUALIFIED:
      return (
        <div className="flex flex-col items-start gap-5">
          <Alert severity="success" title={t('qualification.accepted.title')} className="w-full">
            {t('qualification.accepted.text')}
          </Alert>
          <Button
            variant="primary"
            size="lg"
            onClick={() =>
              surroundings.kind === 'framed' ? surroundings.tell({ type: 'qualified-success' }) : surroundings.leave(address.returnTo)
            }
          >
            {t('area.goOn')}
          </Button>
        </div>
      );
    case USER_STATUS.TRADE_LEAD:
      return (
        <div className="flex flex-col items-start gap-5">
          <Alert severity="success" title={t('qualification.asked.title')} className="w-full">
            {t('qualification.asked.text', { email: account.email })}
          </Alert>
          <CloseButton />
        </div>
      );
    default:
      return (
        <>
          <RefusedNotice />
          <AskQualification account={account} onAsked={again} />
        </>
      );
  }
};

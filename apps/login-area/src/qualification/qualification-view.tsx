import { routes } from '@candil/api-client';
import { partOf } from '@candil/api-client/part';
import type { Account } from '@candil/contract';
import { USER_STATUS } from '@candil/domain';
import { useTranslation } from '@candil/i18n/react';
import { Alert } from '@candil/ui-kit/alert';
import { Button } from '@candil/ui-kit/button';
import { lazy, Suspense } from 'react';
import { useArea } from '../area/area';
import { CloseButton } from '../area/close-button';
import { ViewPlaceholder } from '../area/view-placeholder';
import { ForAccount } from '../form/for-account';
import { useLoaded } from '../form/use-loaded';
import { AskQualification } from './ask-qualification';
import { knownOfAccount } from './qualification-form';
import { RefusedNotice } from './refused-notice';
import { projectOfBlockedRequest } from './wanted-budget';

/** Few come without a registration: its form is fetched for them alone. */
const CompleteRegistration = lazy(
  partOf(
    () => import('../register/complete-registration'),
    ({ CompleteRegistration }) => CompleteRegistration,
  ),
);

/** Trade access: asking for it, waiting for it, having it; before all, completing a registration that is not. */
export const QualificationView = () => {
  const { t } = useTranslation('login-area');
  return (
    <ForAccount invitation={t('qualification.signIn')}>
      {(account, again) =>
        account.missing.length > 0 ? (
          <>
            <p className="mt-0 mb-5">{t('register.complete.first')}</p>
            <Suspense fallback={<ViewPlaceholder />}>
              <CompleteRegistration account={account} onDone={again} />
            </Suspense>
          </>
        ) : (
          <TradeAccess account={account} onAsked={again} />
        )
      }
    </ForAccount>
  );
};

const TradeAccess = ({ account, onAsked }: { account: Account; onAsked: () => void }) => {
  const { t } = useTranslation('login-area');
  const { surroundings, address } = useArea();
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
            onClick={() => {
              if (surroundings.kind === 'alone') return surroundings.leave(address.returnTo);
              const projectId = projectOfBlockedRequest(address.returnTo);
              surroundings.tell(projectId === undefined ? { type: 'qualified-success' } : { type: 'project-budget', projectId });
            }}
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
      return <AskAnew account={account} onAsked={onAsked} />;
  }
};

/** The questions, with known details filled in; the form works without them. */
const AskAnew = ({ account, onAsked }: { account: Account; onAsked: () => void }) => {
  const { client } = useArea();
  const { state } = useLoaded('own qualification', (signal) => client.call(routes.getOwnQualification, {}, { signal, probe: true }));
  if (state.kind === 'loading') return <ViewPlaceholder />;
  const own = state.kind === 'ready' ? state.value : undefined;
  return (
    <>
      {own?.state === 'refused' && <RefusedNotice note={own.note} />}
      <AskQualification account={account} known={own?.known ?? knownOfAccount(account)} onAsked={onAsked} />
    </>
  );
};

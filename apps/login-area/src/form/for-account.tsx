import type { Account } from '@candil/contract';
import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import type { ReactNode } from 'react';
import { useArea } from '../area/area';
import { ViewPlaceholder } from '../area/view-placeholder';
import { SignInForm } from '../login/sign-in-form';
import { FailureAlert } from './failure-alert';
import { useAccount } from './use-account';

interface ForAccountProps {
  /** Asks a visitor to sign in, with the reason. */
  readonly invitation: string;
  /** Renders the content for the signed-in account; `again` reloads the account. */
  readonly children: (account: Account, again: () => void) => ReactNode;
}

/** Renders its content once the account has loaded; visitors are asked to sign in first. */
export const ForAccount = ({ invitation, children }: ForAccountProps) => {
  const { t } = useTranslation('login-area');
  const { surroundings } = useArea();
  const { state, again } = useAccount();
  if (state.kind === 'loading') return <ViewPlaceholder />;
  if (state.kind === 'failed')
    return (
      <div className="flex flex-col items-start gap-4">
        <FailureAlert failure={state.failure} />
        <Button onClick={again}>{t('area.again')}</Button>
      </div>
    );
  if (state.value !== null) return children(state.value, again);
  return (
    <>
      <p className="mt-0 mb-5">{invitation}</p>
      {/* A portal around it must know the account before anything else happens. */}
      <SignInForm onSuccess={() => (surroundings.kind === 'framed' ? surroundings.tell({ type: 'login-success' }) : again())} />
    </>
  );
};

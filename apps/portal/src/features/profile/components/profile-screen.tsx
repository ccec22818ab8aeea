import { useFormat, useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { Notice } from '@candil/ui-kit/notice';
import { Skeleton } from '@candil/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { FailureView } from '../../../shared/failure/failure-view';
import { usePortal } from '../../../shared/portal';
import { useAccount } from '../../../shared/session/use-session';
import { Page } from '../../../shared/shell/page';
import { TradeAccessNotice } from '../../../shared/trade-access/trade-access-notice';
import { profileOptions } from '../model/profile-options';
import { AboutCompany } from './about-company';
import { AboutYou } from './about-you';
import { PasswordCard } from './password-card';
import { PrivilegesCard } from './privileges-card';
import { SessionsCard } from './sessions-card';
import { SettingsCard } from './settings-card';

/** The account: details, settings, sessions and rights. */
export const ProfileScreen = () => {
  const { t } = useTranslation('eproject');
  const { client, session } = usePortal();
  const account = useAccount();
  const format = useFormat();
  const profile = useQuery(profileOptions(client));
  return (
    <Page title={t('profile.title')} className="max-w-[72rem]!">
      <h1 className="m-0 text-2xl font-semibold md:text-3xl">{t('profile.title')}</h1>
      <p className="m-0 mt-1 mb-8 min-h-5 text-muted">
        {profile.data && t('profile.memberSince', { when: format.instant(profile.data.memberSince) })}
      </p>
      {account.missing.length > 0 && (
        <Notice
          tone="attention"
          title={t('profile.incomplete.title')}
          className="mb-6"
          actions={
            <Button className="self-start" onClick={() => session.showFrame('complete-register')}>
              {t('profile.incomplete.action')}
            </Button>
          }
        >
          {t('profile.incomplete.text')}
        </Notice>
      )}
      <TradeAccessNotice account={account} className="mb-6" />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex min-w-0 flex-col gap-6">
          {profile.isPending ? (
            <>
              <Skeleton width="100%" height={430} />
              <Skeleton width="100%" height={390} />
            </>
          ) : profile.isError ? (
            <FailureView failure={profile.error} action="profile" onRetry={() => void profile.refetch()} retrying={profile.isFetching} />
          ) : (
            <>
              <AboutYou profile={profile.data} />
              <AboutCompany profile={profile.data} />
            </>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <PrivilegesCard account={account} />
          <SettingsCard account={account} />
          {profile.data && account.impersonatedBy === undefined && <PasswordCard profile={profile.data} />}
          <SessionsCard isActing={account.impersonatedBy !== undefined} />
        </div>
      </div>
    </Page>
  );
};

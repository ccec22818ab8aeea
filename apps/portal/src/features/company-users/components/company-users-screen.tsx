import type { CompanyPeople, CompanyUser } from '@candil/contract';
import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { PlusIcon, SearchIcon } from '@candil/ui-kit/icon';
import { Notice } from '@candil/ui-kit/notice';
import { Skeleton } from '@candil/ui-kit/skeleton';
import { TextField } from '@candil/ui-kit/text-field';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FailureView } from '../../../shared/failure/failure-view';
import { usePortal } from '../../../shared/portal';
import { Page } from '../../../shared/shell/page';
import { companyUsersOptions } from '../model/company-users-options';
import { findPeople } from '../model/find-people';
import { DeactivateDialog } from './deactivate-dialog';
import { InviteDialog } from './invite-dialog';
import { JoinRequests } from './join-requests';
import { PersonRow } from './person-row';
import { PrivilegesDialog } from './privileges-dialog';

/** From this many people on a list is searched rather than read. */
const SEARCHED_FROM = 8;
const ROWS = [1, 2, 3];

/** Dialog open over the list. */
type Opened = { readonly kind: 'invite' } | { readonly kind: 'privileges' | 'deactivate'; readonly accountId: string };

/** People of the company: requests to join, users, and their privileges. */
export const CompanyUsersScreen = () => {
  const { t } = useTranslation('eproject');
  const { client } = usePortal();
  const people = useQuery(companyUsersOptions(client));
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const known = people.data;
  return (
    <Page title={t('company.title')} className="max-w-[64rem]!">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="m-0 text-2xl font-semibold md:text-3xl">{t('company.title')}</h1>
          <p className="m-0 mt-1 min-h-5 text-muted" role="status">
            {known && t('company.count', { count: known.users.length, company: known.companyName })}
          </p>
        </div>
        {known && (
          <Button variant="primary" icon={<PlusIcon size={18} />} onClick={() => setOpened({ kind: 'invite' })}>
            {t('company.invite.action')}
          </Button>
        )}
      </div>
      {people.isPending ? (
        <div className="mt-8 flex flex-col gap-px overflow-hidden rounded-card border border-hairline">
          {ROWS.map((row) => (
            <Skeleton key={row} width="100%" height={96} className="rounded-none!" />
          ))}
        </div>
      ) : people.isError ? (
        <FailureView failure={people.error} action="company-users" onRetry={() => void people.refetch()} retrying={people.isFetching} />
      ) : (
        <>
          <JoinRequests requests={people.data.requests} />
          <People people={people.data} onOpen={setOpened} />
          <Dialogs people={people.data} opened={opened} onClose={close} />
        </>
      )}
    </Page>
  );
};

const People = ({ people, onOpen }: { people: CompanyPeople; onOpen: (opened: Opened) => void }) => {
  const { t } = useTranslation('eproject');
  const [typed, setTyped] = useState('');
  const found = findPeople(people.users, typed);
  return (
    <>
      {people.users.length >= SEARCHED_FROM && (
        <TextField
          label={t('company.search')}
          hideLabel
          type="search"
          look="filled"
          prefix={<SearchIcon size={18} />}
          placeholder={t('company.search')}
          value={typed}
          onValueChange={setTyped}
          className="mt-8 max-w-96"
        />
      )}
      <ul className="m-0 mt-6 list-none divide-y divide-hairline rounded-card border border-hairline bg-surface p-0">
        {found.map((user) => (
          <PersonRow
            key={user.accountId}
            user={user}
            onPrivileges={
              people.changesPrivileges && !user.isSelf ? () => onOpen({ kind: 'privileges', accountId: user.accountId }) : undefined
            }
            onDeactivate={user.isSelf ? undefined : () => onOpen({ kind: 'deactivate', accountId: user.accountId })}
          />
        ))}
        {found.length === 0 && <li className="p-6 text-muted">{t('company.noMatch', { term: typed })}</li>}
      </ul>
      {!people.changesPrivileges && (
        <Notice tone="neutral" className="mt-6">
          {t('company.fixed')}
        </Notice>
      )}
    </>
  );
};

interface DialogsProps {
  readonly people: CompanyPeople;
  readonly opened: Opened | undefined;
  readonly onClose: () => void;
}

const Dialogs = ({ people, opened, onClose }: DialogsProps) => {
  if (opened === undefined) return null;
  if (opened.kind === 'invite') return <InviteDialog companyName={people.companyName} onClose={onClose} />;
  const user: CompanyUser | undefined = people.users.find(({ accountId }) => accountId === opened.accountId);
  // Someone else may have deactivated them meanwhile.
  if (user === undefined) return null;
  return opened.kind === 'privileges' ? (
    <PrivilegesDialog key={user.accountId} user={user} onClose={onClose} />
  ) : (
    <DeactivateDialog user={user} onClose={onClose} />
  );
};

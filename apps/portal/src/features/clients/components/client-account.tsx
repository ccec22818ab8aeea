import { contactQuery } from '@candil/api-client/react';
import { catalogOf } from '@candil/domain';
import { useTranslation } from '@candil/i18n/react';
import { Card, FactList } from '@candil/ui-kit/card';
import { useQuery } from '@tanstack/react-query';
import { useFlag } from '../../../shared/flags/use-flag';
import { roleKey, stateKey } from '../../../shared/people/people-words';
import { usePortal } from '../../../shared/portal';
import type { ClientAccountProps } from '../model/client-account-props';
import { ActAs } from './act-as';
import { ChangeClientCode } from './change-client-code';
import { ChangeRole } from './change-role';

/** An account that was found, with the commands that the user has for it. */
export const ClientAccount = ({ account, reload }: ClientAccountProps) => {
  const { t } = useTranslation('eproject');
  const role = roleKey(account.rolId);
  const state = stateKey(account.status);
  const { client } = usePortal();
  const contact = useQuery({ ...contactQuery(client, account.accountId, useFlag('crmV3')), meta: { action: 'contact' } });
  const books = contact.data?.company;
  return (
    <article aria-label={account.name} className="mt-4 flex flex-col gap-6">
      <Card>
        <h2 className="m-0 text-xl font-semibold">{account.name}</h2>
        <p className="m-0 mb-4 break-all text-muted">{account.email}</p>
        <FactList
          facts={[
            { label: t('clients.role.title'), value: role ? t(role) : account.rolId, strong: true },
            { label: t('clients.state'), value: state ? t(state) : account.status },
            { label: t('clients.company'), value: account.company?.name ?? t('clients.noCompany') },
            ...(books ? [{ label: t('clients.companyType'), value: books.companyType.description }] : []),
            ...(books?.crmId ? [{ label: t('clients.crmNumber'), value: books.crmId }] : []),
            { label: t('clients.catalogue'), value: catalogOf(account.catalogId).name },
          ]}
        />
      </Card>
      <ChangeRole account={account} reload={reload} />
      {account.mayChangeClientCode && <ChangeClientCode account={account} reload={reload} />}
      {account.mayBeImpersonated && <ActAs account={account} />}
    </article>
  );
};

import type { Account } from '@candil/contract';
import { hasPrivilege, PRIVILEGES } from '@candil/domain';
import { useTranslation } from '@candil/i18n/react';
import { Badge } from '@candil/ui-kit/badge';
import { Card, CardHeader } from '@candil/ui-kit/card';
import { CheckIcon } from '@candil/ui-kit/icon';
import { roleKey, stateKey } from '../../../shared/people/people-words';

/** Role and privileges of the account, in words. */
export const PrivilegesCard = ({ account }: { account: Account }) => {
  const { t } = useTranslation('eproject');
  const held = PRIVILEGES.filter((privilege) => hasPrivilege(account, privilege));
  const role = roleKey(account.rolId);
  const state = stateKey(account.status);
  return (
    <Card>
      <CardHeader title={t('profile.privileges.title')} />
      <p className="m-0 mb-4 flex flex-wrap items-center gap-2 text-sm">
        {role && <Badge look="soft">{t(role)}</Badge>}
        {state && <Badge tone={account.status === 4 ? 'success' : 'neutral'}>{t(state)}</Badge>}
      </p>
      {held.length === 0 ? (
        <p className="m-0 text-muted">{t('profile.privileges.none')}</p>
      ) : (
        <ul className="m-0 flex list-none flex-col gap-3 p-0">
          {held.map((privilege) => (
            <li key={privilege} className="flex gap-2.5">
              <span className="mt-0.5 text-success-text">
                <CheckIcon size={18} />
              </span>
              <span className="min-w-0">
                <span className="block font-medium">{t(`people.privilege.${privilege}.name`)}</span>
                <span className="block text-sm text-muted">{t(`people.privilege.${privilege}.text`)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
};

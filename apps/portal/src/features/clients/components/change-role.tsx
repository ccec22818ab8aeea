import { updateRoleMutation } from '@candil/api-client/react';
import { ROLES } from '@candil/domain';
import { useTranslation } from '@candil/i18n/react';
import { Alert } from '@candil/ui-kit/alert';
import { Button } from '@candil/ui-kit/button';
import { Card, CardHeader } from '@candil/ui-kit/card';
import { Checkbox } from '@candil/ui-kit/checkbox';
import { NativeSelect } from '@candil/ui-kit/native-select';
import { useToast } from '@candil/ui-kit/toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isVersionConflict } from '../../../shared/failure/is-version-conflict';
import { roleKey } from '../../../shared/people/people-words';
import { usePortal } from '../../../shared/portal';
import type { ClientAccountProps } from '../model/client-account-props';

/** The roles of the trade: someone in one of them manages the users of their company. */
const MANAGING_ROLES: readonly number[] = [ROLES.specifier, ROLES.specifierUsa, ROLES.distributor, ROLES.importer];

/** Gives the account another role; roles the user may not give are not offered. */
export const ChangeRole = ({ account, reload }: ClientAccountProps) => {
  const { t } = useTranslation('eproject');
  const { client } = usePortal();
  const toast = useToast();
  const [selected, setSelected] = useState<number>();
  const [wantsManager, setWantsManager] = useState<boolean>();
  const change = useMutation({
    ...updateRoleMutation(client),
    meta: { action: 'client-role', subject: account.accountId, handles: ['version.conflict'] },
    onError: (failure) => void (isVersionConflict(failure) && reload()),
  });
  const roles = Object.values(ROLES).filter((role) => role === account.rolId || account.assignableRoles.includes(role));
  const chosen = selected ?? account.rolId;
  const isManager = wantsManager ?? account.managesUsers;
  // Sent alone: a role without managed users removes the right, and the service decides whether that is allowed.
  const mayManage = account.company !== null && MANAGING_ROLES.includes(chosen);
  const isUnchanged = chosen === account.rolId && (!mayManage || isManager === account.managesUsers);
  const nameOf = (rolId: number): string => {
    const key = roleKey(rolId);
    return key ? t(key) : String(rolId);
  };
  const send = () => {
    const rolId = roles.find((role) => role === chosen);
    if (rolId === undefined) return;
    change.mutate(
      { accountId: account.accountId, body: { version: account.version, rolId, ...(mayManage && { managesUsers: isManager }) } },
      {
        onSuccess: ({ name }) => {
          setSelected(undefined);
          setWantsManager(undefined);
          toast.show({ title: t('clients.role.saved', { name, role: nameOf(rolId) }), tone: 'success' });
        },
      },
    );
  };
  return (
    <Card>
      <CardHeader title={t('clients.role.title')} />
      {account.assignableRoles.length === 0 ? (
        <p className="m-0 text-muted">{t('clients.role.fixed')}</p>
      ) : (
        <>
          <p className="m-0 mb-4 text-sm text-pretty text-muted">{t('clients.role.text')}</p>
          {isVersionConflict(change.error) && (
            <Alert severity="warning" className="mb-4">
              {t('clients.conflict')}
            </Alert>
          )}
          <div className="flex flex-wrap items-end gap-3">
            <NativeSelect
              label={t('clients.role.title')}
              look="field"
              className="min-w-0 grow basis-52"
              options={roles.map((role) => ({ value: String(role), label: nameOf(role) }))}
              value={String(chosen)}
              onValueChange={(value) => setSelected(Number(value))}
            />
            <Button onClick={send} disabled={isUnchanged} loading={change.isPending}>
              {t('clients.role.save')}
            </Button>
          </div>
          {mayManage && (
            <Checkbox
              label={t('clients.role.manager', { company: account.company?.name })}
              checked={isManager}
              onCheckedChange={setWantsManager}
              className="mt-4"
            />
          )}
        </>
      )}
    </Card>
  );
};

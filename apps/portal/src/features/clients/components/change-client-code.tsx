import { updateClientCodeMutation } from '@candil/api-client/react';
import { PROFILE_TEXT_MAX } from '@candil/contract/lengths';
import { useTranslation } from '@candil/i18n/react';
import { Alert } from '@candil/ui-kit/alert';
import { Button } from '@candil/ui-kit/button';
import { Card, CardHeader } from '@candil/ui-kit/card';
import { TextField } from '@candil/ui-kit/text-field';
import { useToast } from '@candil/ui-kit/toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isVersionConflict } from '../../../shared/failure/is-version-conflict';
import { usePortal } from '../../../shared/portal';
import type { ClientAccountProps } from '../model/client-account-props';

/** Changes the customer number of the account's company; an empty field takes it away. */
export const ChangeClientCode = ({ account, reload }: ClientAccountProps) => {
  const { t } = useTranslation('eproject');
  const { client } = usePortal();
  const toast = useToast();
  const saved = account.company?.clientCode ?? '';
  const [typed, setTyped] = useState<string>();
  const code = (typed ?? saved).trim();
  const change = useMutation({
    ...updateClientCodeMutation(client),
    meta: { action: 'client-code', subject: account.accountId, handles: ['version.conflict'] },
    onError: (failure) => void (isVersionConflict(failure) && reload()),
  });
  const isWrong = !/^[0-9A-Za-z-]*$/.test(code);
  return (
    <Card>
      <CardHeader title={t('clients.clientCode.title')} />
      <p className="m-0 mb-4 text-sm text-pretty text-muted">{t('clients.clientCode.text')}</p>
      {isVersionConflict(change.error) && (
        <Alert severity="warning" className="mb-4">
          {t('clients.conflict')}
        </Alert>
      )}
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          change.mutate(
            { accountId: account.accountId, body: { version: account.version, clientCode: code === '' ? null : code } },
            {
              onSuccess: () => {
                setTyped(undefined);
                toast.show({ title: t('clients.clientCode.saved'), tone: 'success' });
              },
            },
          );
        }}
      >
        <TextField
          label={t('clients.clientCode.title')}
          hideLabel
          className="min-w-0 grow basis-52"
          value={typed ?? saved}
          onValueChange={setTyped}
          maxLength={PROFILE_TEXT_MAX.clientCode}
          error={isWrong ? t('clients.clientCode.invalid') : undefined}
          autoComplete="off"
        />
        <Button type="submit" disabled={isWrong || code === saved} loading={change.isPending}>
          {t('clients.clientCode.save')}
        </Button>
      </form>
    </Card>
  );
};

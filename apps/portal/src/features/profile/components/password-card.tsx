import { changePasswordMutation } from '@candil/api-client/react';
import type { Profile } from '@candil/contract';
import { PASSWORD_LENGTH } from '@candil/contract/password';
import { useTranslation } from '@candil/i18n/react';
import { Alert } from '@candil/ui-kit/alert';
import { Button } from '@candil/ui-kit/button';
import { Card, CardHeader } from '@candil/ui-kit/card';
import { TextField } from '@candil/ui-kit/text-field';
import { useToast } from '@candil/ui-kit/toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useFailureTexts } from '../../../shared/failure/use-failure-texts';
import { usePortal } from '../../../shared/portal';

/** Changes the password; a refusal stands in its place and keeps the typed values. */
export const PasswordCard = ({ profile }: { profile: Profile }) => {
  const { t } = useTranslation('eproject');
  const { client } = usePortal();
  const toast = useToast();
  const failureTexts = useFailureTexts();
  const [typed, setTyped] = useState({ currentPassword: '', newPassword: '' });
  // Not repeated after a sign-in: the passwords would have to be stored.
  const change = useMutation({ ...changePasswordMutation(client), meta: { action: 'password-change', handles: ['*'], retry: false } });
  const refusal = change.isError ? failureTexts(change.error, 'password-change') : undefined;
  return (
    <Card>
      <CardHeader title={t('profile.password.title')} />
      {profile.hasPassword ? (
        <form
          aria-label={t('profile.password.title')}
          className="flex flex-col gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            change.mutate(typed, {
              onSuccess: () => {
                setTyped({ currentPassword: '', newPassword: '' });
                toast.show({ title: t('profile.password.changed'), tone: 'success' });
              },
            });
          }}
        >
          <input type="hidden" name="username" autoComplete="username" value={profile.email} readOnly />
          <TextField
            label={t('profile.password.current')}
            type="password"
            required
            autoComplete="current-password"
            maxLength={PASSWORD_LENGTH.max}
            value={typed.currentPassword}
            onValueChange={(currentPassword) => setTyped({ ...typed, currentPassword })}
          />
          <TextField
            label={t('profile.password.new')}
            hint={t('profile.password.hint', { min: PASSWORD_LENGTH.min })}
            type="password"
            required
            autoComplete="new-password"
            maxLength={PASSWORD_LENGTH.max}
            value={typed.newPassword}
            onValueChange={(newPassword) => setTyped({ ...typed, newPassword })}
          />
          {refusal && (
            <Alert severity="error" title={refusal.title}>
              {refusal.text}
            </Alert>
          )}
          <div className="flex justify-end">
            <Button type="submit" loading={change.isPending} disabled={typed.currentPassword === '' || typed.newPassword === ''}>
              {t('profile.password.change')}
            </Button>
          </div>
        </form>
      ) : (
        <p className="m-0 text-muted">{t('profile.password.elsewhere')}</p>
      )}
    </Card>
  );
};

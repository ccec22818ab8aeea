import { inviteUserMutation } from '@candil/api-client/react';
import type { CompanyUser } from '@candil/contract';
import { USER_STATUS } from '@candil/domain';
import { useFormat, useLanguage, useTranslation } from '@candil/i18n/react';
import { Avatar } from '@candil/ui-kit/avatar';
import { Badge } from '@candil/ui-kit/badge';
import { Button } from '@candil/ui-kit/button';
import { useToast } from '@candil/ui-kit/toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { createIntention } from '../../../shared/create-intention';
import { roleKey, stateKey } from '../../../shared/people/people-words';
import { usePortal } from '../../../shared/portal';
import { useNow } from '../../../shared/use-now';

interface PersonRowProps {
  readonly user: CompanyUser;
  /** Undefined where this manager changes nothing about them. */
  readonly onPrivileges: (() => void) | undefined;
  readonly onDeactivate: (() => void) | undefined;
}

/** A person of the company: name, role and state, privileges, and commands. */
export const PersonRow = ({ user, onPrivileges, onDeactivate }: PersonRowProps) => {
  const { t } = useTranslation('eproject');
  const isInvited = user.status === USER_STATUS.REGISTER_NOT_COMPLETED;
  const state = stateKey(user.status);
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 p-4 md:p-5">
      <Avatar name={user.name} decorative tone={user.isSelf ? 'accent' : 'neutral'} />
      <div className="min-w-0 grow basis-52">
        <p className="m-0 flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
          <span className="min-w-0 truncate">{user.name}</span>
          {user.isSelf && <Badge look="soft">{t('company.you')}</Badge>}
          {state && <Badge tone={isInvited ? 'warning' : user.status === USER_STATUS.QUALIFIED ? 'success' : 'neutral'}>{t(state)}</Badge>}
        </p>
        <p className="m-0 mt-0.5 text-sm break-all text-muted">{user.email}</p>
        <p className="m-0 mt-0.5 text-sm text-muted">
          <RoleAndSeen user={user} />
        </p>
      </div>
      <ul aria-label={t('company.privileges')} className="m-0 flex min-w-0 grow-2 basis-72 list-none flex-wrap gap-1.5 p-0">
        {user.privileges.map((privilege) => (
          <li key={privilege} className="rounded-full bg-sunken px-2.5 py-0.5 text-sm">
            {t(`people.privilege.${privilege}.name`)}
          </li>
        ))}
      </ul>
      {(onPrivileges || onDeactivate) && (
        <div className="flex w-full flex-wrap gap-2 md:ps-13">
          {isInvited && <InviteAgain email={user.email} />}
          {onPrivileges && (
            <Button size="sm" onClick={onPrivileges} aria-label={t('company.edit.actionOf', { name: user.name })}>
              {t('company.edit.action')}
            </Button>
          )}
          {onDeactivate && (
            <Button size="sm" onClick={onDeactivate} aria-label={t('company.deactivate.actionOf', { name: user.name })}>
              {t('company.deactivate.action')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
};

const RoleAndSeen = ({ user: { rolId, lastSeenAt } }: { user: CompanyUser }) => {
  const { t } = useTranslation('eproject');
  const format = useFormat();
  const now = useNow();
  const role = roleKey(rolId);
  return (
    <>
      {role && `${t(role)} · `}
      {lastSeenAt === null ? t('company.neverSeen') : t('company.lastSeen', { when: format.ago(lastSeenAt, now) })}
    </>
  );
};

const InviteAgain = ({ email }: { email: string }) => {
  const { t } = useTranslation('eproject');
  const { client } = usePortal();
  const { language } = useLanguage();
  const toast = useToast();
  const [intention] = useState(() => createIntention());
  const [sentTimes, setSentTimes] = useState(0);
  const invite = useMutation({ ...inviteUserMutation(client), meta: { action: 'company-invite', subject: email } });
  const send = () => {
    const body = { emails: email, language };
    invite.mutate(
      // Each click that went through is an intention of its own.
      { body, idempotencyKey: intention([body, sentTimes]) },
      {
        onSuccess: ({ invited }) => {
          setSentTimes(sentTimes + 1);
          toast.show({ title: t('company.invite.sent', { count: invited.length }), tone: 'success' });
        },
      },
    );
  };
  return (
    <Button size="sm" onClick={send} loading={invite.isPending} aria-label={t('company.invite.againOf', { email })}>
      {t('company.invite.again')}
    </Button>
  );
};

import type { AnswerOf } from '@candil/api-client';
import { inviteUserMutation } from '@candil/api-client/react';
import type { INVITATION_REFUSALS } from '@candil/contract';
import { MAX_EMAILS_LENGTH } from '@candil/domain';
import { LANGUAGES, OFFERED_LANGUAGES, type OfferedLanguage } from '@candil/i18n';
import { useLanguage, useTranslation } from '@candil/i18n/react';
import { Alert } from '@candil/ui-kit/alert';
import { Button } from '@candil/ui-kit/button';
import { Modal } from '@candil/ui-kit/modal';
import { NativeSelect } from '@candil/ui-kit/native-select';
import { TextArea } from '@candil/ui-kit/text-area';
import { useToast } from '@candil/ui-kit/toast';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { createIntention } from '../../../shared/create-intention';
import { usePortal } from '../../../shared/portal';

type Refused = AnswerOf<'inviteUser'>['refused'];

/** The words of each refusal. */
const WORDS = {
  'text.email': 'company.invite.refusal.invalid',
  'company.already-member': 'company.invite.refusal.member',
  'company.email-taken': 'company.invite.refusal.taken',
} as const satisfies Record<(typeof INVITATION_REFUSALS)[number], string>;

interface InviteDialogProps {
  readonly companyName: string;
  readonly onClose: () => void;
}

/** Invites one person or several; addresses that could not be invited stay in the field, with the reason. */
export const InviteDialog = ({ companyName, onClose }: InviteDialogProps) => {
  const { t } = useTranslation('eproject');
  const { client } = usePortal();
  const { language: shown } = useLanguage();
  const toast = useToast();
  const formId = useId();
  const [emails, setEmails] = useState('');
  const [language, setLanguage] = useState<OfferedLanguage>(shown);
  const [refused, setRefused] = useState<Refused>([]);
  const [intention] = useState(() => createIntention());
  const invite = useMutation({ ...inviteUserMutation(client), meta: { action: 'company-invite' } });
  const send = () => {
    const body = { emails, language };
    invite.mutate(
      { body, idempotencyKey: intention(body) },
      {
        onSuccess: (outcome) => {
          if (outcome.invited.length > 0) {
            toast.show({ title: t('company.invite.sent', { count: outcome.invited.length }), tone: 'success' });
          }
          if (outcome.refused.length === 0) return onClose();
          setRefused(outcome.refused);
          setEmails(outcome.refused.map(({ email }) => email).join(', '));
        },
      },
    );
  };
  return (
    <Modal
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('company.invite.title', { company: companyName })}
      description={t('company.invite.text')}
      footer={
        <>
          <Button onClick={onClose}>{t('company.invite.cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} loading={invite.isPending}>
            {t('company.invite.send')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        {refused.length > 0 && (
          <Alert severity="warning" title={t('company.invite.refused')}>
            <ul className="m-0 list-none p-0">
              {refused.map(({ email, code }) => (
                <li key={email}>
                  <span className="font-semibold break-all">{email}</span> {t(WORDS[code])}
                </li>
              ))}
            </ul>
          </Alert>
        )}
        <TextArea
          label={t('company.invite.emails')}
          hint={t('company.invite.emailsHint')}
          required
          rows={3}
          maxLength={MAX_EMAILS_LENGTH}
          value={emails}
          onValueChange={setEmails}
          inputMode="email"
          autoComplete="off"
          spellCheck={false}
        />
        <NativeSelect
          label={t('company.invite.language')}
          showLabel
          look="field"
          options={OFFERED_LANGUAGES.map((value) => ({ value, label: LANGUAGES[value].ownName }))}
          value={language}
          onValueChange={(value) => setLanguage(OFFERED_LANGUAGES.find((one) => one === value) ?? shown)}
        />
      </form>
    </Modal>
  );
};

import { routes } from '@candil/api-client';
import type { QualificationRequest } from '@candil/contract';
import { COMPANY_LENGTH, QUALIFICATION_TEXT_MAX } from '@candil/contract/lengths';
import { ROLES } from '@candil/domain';
import { useFailureMessage, useTranslation } from '@candil/i18n/react';
import { Alert } from '@candil/ui-kit/alert';
import { Button } from '@candil/ui-kit/button';
import { Dropdown } from '@candil/ui-kit/dropdown';
import { TextArea } from '@candil/ui-kit/text-area';
import { TextField } from '@candil/ui-kit/text-field';
import { useToast } from '@candil/ui-kit/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { usePortal } from '../../../shared/portal';
import { type ChosenCompany, likelyCompany } from '../model/chosen-company';
import { ALL_QUALIFICATIONS, type Decision } from '../model/qualification-request';
import { CompanyChoice } from './company-choice';

interface DecisionFormProps {
  readonly request: QualificationRequest;
  readonly action: Decision['action'];
  readonly onCancel: () => void;
}

const isRole = (id: number): id is (typeof ROLES)[keyof typeof ROLES] => Object.values(ROLES).some((role) => role === id);

/** The decision with its consequences; it is made once, so it needs a second press and cannot be undone. */
export const DecisionForm = ({ request, action, onCancel }: DecisionFormProps) => {
  const { t } = useTranslation(['eproject', 'common-front']);
  const { client } = usePortal();
  const queries = useQueryClient();
  const toasts = useToast();
  const failureMessage = useFailureMessage();
  const roles = request.roleIds.filter(isRole);
  const known = request.company?.clientCode ?? request.joining?.clientCode ?? request.answers.clientCode ?? '';
  const [roleId, setRoleId] = useState<number | undefined>(roles[0]);
  const [clientCode, setClientCode] = useState(known);
  const [company, setCompany] = useState<ChosenCompany | undefined>(() => likelyCompany(request));
  const [companyError, setCompanyError] = useState<string>();
  const [note, setNote] = useState('');
  const [noteError, setNoteError] = useState<string>();
  const isAccepting = action === 'accept';
  const { name } = request.account;

  const decide = useMutation({
    mutationFn: (body: Decision) => client.call(routes.decideQualification, { params: { id: request.id }, body }),
    meta: { action: 'qualification-decide', subject: request.id, handles: ['*'], retry: false },
    onSuccess: () => {
      toasts.show({ title: t(isAccepting ? 'qualifications.done.accepted' : 'qualifications.done.refused', { name }), tone: 'success' });
      return queries.invalidateQueries(ALL_QUALIFICATIONS);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (decide.isPending) return;
    if (isAccepting && request.candidates.length > 0 && company === undefined)
      return setCompanyError(t('common-front:errors.formError.required'));
    if (!isAccepting && note.trim() === '') return setNoteError(t('common-front:errors.formError.required'));
    decide.mutate({
      action,
      ...(note.trim() !== '' && { note: note.trim() }),
      ...(isAccepting && roleId !== undefined && { roleId }),
      ...(isAccepting && clientCode.trim() !== '' && { clientCode: clientCode.trim() }),
      ...(isAccepting && company !== undefined && { company }),
    });
  };
  const failure = decide.error && 'code' in decide.error ? failureMessage(decide.error as never) : undefined;

  return (
    <form noValidate onSubmit={submit} className="mt-5 flex flex-col gap-4 border-t border-hairline pt-5">
      <h3 className="m-0 text-md font-semibold">
        {t(isAccepting ? 'qualifications.accept.title' : 'qualifications.refuse.title', { name })}
      </h3>
      {failure && (
        <Alert severity="error" title={failure.title}>
          {failure.text}
        </Alert>
      )}
      {isAccepting && request.candidates.length > 0 && (
        <CompanyChoice
          request={request}
          value={company}
          onValueChange={(chosen) => {
            setCompany(chosen);
            setCompanyError(undefined);
          }}
          error={companyError}
        />
      )}
      {isAccepting && (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Dropdown
            label={t('qualifications.accept.role')}
            options={roles.map((role) => ({ value: String(role), label: t(`qualifications.role.${role}`) }))}
            value={String(roleId)}
            onValueChange={(value) => setRoleId(Number(value))}
          />
          <TextField
            label={t('qualifications.accept.clientCode')}
            value={clientCode}
            onValueChange={setClientCode}
            maxLength={COMPANY_LENGTH.clientCode}
            className="[&_input]:font-mono"
          />
        </div>
      )}
      <TextArea
        label={t(isAccepting ? 'qualifications.accept.note' : 'qualifications.refuse.note')}
        required={!isAccepting}
        rows={3}
        value={note}
        onValueChange={(value) => {
          setNote(value);
          setNoteError(undefined);
        }}
        error={noteError}
        maxLength={QUALIFICATION_TEXT_MAX}
        autoFocus={!isAccepting}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant={isAccepting ? 'primary' : 'danger'} loading={decide.isPending}>
          {t(isAccepting ? 'qualifications.accept.confirm' : 'qualifications.refuse.confirm')}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {t('qualifications.cancel')}
        </Button>
      </div>
    </form>
  );
};

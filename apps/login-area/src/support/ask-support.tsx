import { isApiFailure, routes } from '@candil/api-client';
import type { Account } from '@candil/contract';
import { EMAIL_MAX, SUPPORT_DESCRIPTION_MAX } from '@candil/contract/lengths';
import { ROLES, TEXT_KINDS } from '@candil/domain';
import { useLanguage, useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { TextArea } from '@candil/ui-kit/text-area';
import { TextField } from '@candil/ui-kit/text-field';
import { type FormEvent, useRef, useState } from 'react';
import { useArea } from '../area/area';
import { FailureAlert } from '../form/failure-alert';
import { useFaultWords } from '../form/use-fault-words';
import { useKept } from '../form/use-kept';
import { useSubmission } from '../form/use-submission';
import { newUuid } from './new-uuid';
import { SubjectFields } from './subject-fields';
import { SupportFiles } from './support-files';
import { bodyOfSupport, checkSupport, EMPTY_SUPPORT_FORM, SUPPORT_FIELDS, type SupportFaults, type SupportForm } from './support-form';
import { useSupportFiles } from './use-support-files';
import { visitorCatalogue } from './visitor-catalogue';

interface AskSupportProps {
  readonly account: Account | null;
  readonly onSent: (sent: { number: string; email: string }) => void;
}

const rolesOf = (account: Account | null) => Object.values(ROLES).filter((role) => account?.roles.includes(role));

/** The form of a request for support. */
export const AskSupport = ({ account, onSent }: AskSupportProps) => {
  const { t } = useTranslation('login-area');
  const { client, surroundings } = useArea();
  const { language: lang } = useLanguage();
  const { value: form, change: keep, clear } = useKept('support', EMPTY_SUPPORT_FORM);
  const [faults, setFaults] = useState<SupportFaults>({});
  const [areFilesMissed, setFilesMissed] = useState(false);
  // The same number asks once, however often it is sent.
  const [requestUuid] = useState(newUuid);
  const element = useRef<HTMLFormElement>(null);
  const files = useSupportFiles(requestUuid);
  const words = useFaultWords();
  const { state, submit } = useSubmission();
  const catalogId = account?.catalogId ?? visitorCatalogue(document.cookie);

  const change = (part: Partial<SupportForm>) => {
    keep(part);
    setFaults((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !Object.hasOwn(part, field))));
  };
  const send = () =>
    submit(async () => {
      const fileIds = files.ids();
      try {
        const { supportNumber } = await client.call(routes.requestSupport, {
          body: bodyOfSupport(form, { account, requestUuid, lang, catalogId, fileIds }),
        });
        clear();
        if (surroundings.kind === 'framed') surroundings.tell({ type: 'support-requested' });
        onSent({ number: supportNumber, email: account?.email ?? form.email.trim() });
      } catch (failure) {
        if (isApiFailure(failure) && surroundings.kind === 'framed') surroundings.tell({ type: 'support-failed', code: failure.code });
        throw failure;
      }
    });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const found = checkSupport(form, account);
    const isFileMissed = !files.areAllThere();
    setFaults(found);
    setFilesMissed(isFileMissed);
    const first = SUPPORT_FIELDS.find((field) => found[field] !== undefined);
    if (first === undefined && !isFileMissed) return void send();
    const selector =
      first === 'typeId' || first === 'subjectId' ? '[role="combobox"][aria-invalid="true"], [role="combobox"]' : `[name="${first}"]`;
    element.current?.querySelector<HTMLElement>(selector)?.focus();
  };

  return (
    <form ref={element} noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      {state.kind === 'failed' && <FailureAlert failure={state.failure} />}
      <SubjectFields form={form} faults={faults} onChange={change} catalogId={catalogId} roleIds={rolesOf(account)} />
      {!account && (
        <div className="grid items-start gap-5 md:grid-cols-2">
          <TextField
            label={t('support.name')}
            name="name"
            size="lg"
            required
            value={form.name}
            onValueChange={(name) => change({ name })}
            error={words(faults.name)}
            autoComplete="name"
            maxLength={TEXT_KINDS.name.max}
          />
          <TextField
            label={t('support.email')}
            type="email"
            name="email"
            size="lg"
            required
            value={form.email}
            onValueChange={(email) => change({ email })}
            error={words(faults.email)}
            autoComplete="email"
            inputMode="email"
            maxLength={EMAIL_MAX}
          />
        </div>
      )}
      <TextArea
        label={t('support.message')}
        name="description"
        required
        rows={5}
        value={form.description}
        onValueChange={(description) => change({ description })}
        error={words(faults.description)}
        maxLength={SUPPORT_DESCRIPTION_MAX}
      />
      <SupportFiles files={files} error={areFilesMissed && !files.areAllThere() ? t('support.files.unsent') : undefined} />
      <Button type="submit" variant="primary" size="lg" loading={state.kind === 'running'} className="w-full">
        {t('support.submit')}
      </Button>
    </form>
  );
};

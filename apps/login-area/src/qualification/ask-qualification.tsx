import { isApiFailure, newIdempotencyKey, routes } from '@candil/api-client';
import type { Account } from '@candil/contract';
import { COMPANY_LENGTH, QUALIFICATION_TEXT_MAX } from '@candil/contract/lengths';
import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { TextArea } from '@candil/ui-kit/text-area';
import { TextField } from '@candil/ui-kit/text-field';
import { type FormEvent, useState } from 'react';
import { useArea } from '../area/area';
import { FailureAlert } from '../form/failure-alert';
import { useFaultWords } from '../form/use-fault-words';
import { useKept } from '../form/use-kept';
import { useSubmission } from '../form/use-submission';
import { OptionField } from '../register/option-field';
import { KnownCompany } from './known-company';
import { ProjectTypes } from './project-types';
import {
  asksType,
  bodyOfQualification,
  checkQualification,
  formKnowing,
  type Known,
  type QualificationFaults,
  type QualificationForm,
} from './qualification-form';

interface AskQualificationProps {
  readonly account: Account;
  readonly known: Known;
  readonly onAsked: () => void;
}

/** The questions of the request for trade access. */
export const AskQualification = ({ account, known, onAsked }: AskQualificationProps) => {
  const { t } = useTranslation('login-area');
  const { client, surroundings, address } = useArea();
  const { value: form, change: keep, clear } = useKept(`qualification.${account.userId}`, formKnowing(known));
  const [faults, setFaults] = useState<QualificationFaults>({});
  // One request, however often it is sent.
  const [idempotencyKey] = useState(newIdempotencyKey);
  const words = useFaultWords();
  const { state, submit } = useSubmission();

  const change = (part: Partial<QualificationForm>) => {
    keep(part);
    setFaults((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !Object.hasOwn(part, field))));
  };
  const send = () =>
    submit(async () => {
      try {
        await client.call(routes.askQualification, { body: bodyOfQualification(form, known, address.returnTo) }, { idempotencyKey });
      } catch (failure) {
        if (isApiFailure(failure) && surroundings.kind === 'framed') surroundings.tell({ type: 'qualified-error', code: failure.code });
        throw failure;
      }
      clear();
      if (surroundings.kind === 'framed') surroundings.tell({ type: 'qualified-success' });
      onAsked();
    });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = checkQualification(form, known);
    setFaults(found);
    const [first] = Object.keys(found);
    if (first === undefined) void send();
    else event.currentTarget.querySelector<HTMLElement>(first === 'companyTypeId' ? '[role="combobox"]' : `[name="${first}"]`)?.focus();
  };

  const optional = (label: string) => `${label} (${t('area.optional')})`;
  const text = (name: 'vatNumber' | 'clientCode' | 'phone' | 'website', label: string, maxLength: number) => ({
    label: optional(label),
    name,
    size: 'lg' as const,
    value: form[name],
    onValueChange: (value: string) => change({ [name]: value }),
    error: words(faults[name]),
    maxLength,
  });
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-8">
      {state.kind === 'failed' && <FailureAlert failure={state.failure} />}
      <section className="flex flex-col gap-5">
        <h2 className="m-0 text-lg font-semibold">{t('qualification.company.title')}</h2>
        {known.isOwn ? (
          <KnownCompany known={known} />
        ) : (
          <TextField
            label={t('register.company.name')}
            name="companyName"
            size="lg"
            required
            value={form.companyName}
            onValueChange={(companyName) => change({ companyName })}
            error={words(faults.companyName)}
            autoComplete="organization"
            maxLength={COMPANY_LENGTH.name}
          />
        )}
        {asksType(known) && (
          <OptionField
            label={t('register.company.type')}
            required
            name="company-types"
            load={(caller, lang, signal) => caller.call(routes.getCompanyTypes, { query: { lang } }, { signal })}
            value={form.companyTypeId}
            onValueChange={(companyTypeId) => change({ companyTypeId })}
            error={words(faults.companyTypeId)}
          />
        )}
        <div className="grid items-start gap-5 md:grid-cols-2">
          {!known.isOwn && (
            <>
              <TextField {...text('vatNumber', t('register.company.vat'), COMPANY_LENGTH.vatNumber)} />
              <TextField
                {...text('clientCode', t('register.company.clientCode'), COMPANY_LENGTH.clientCode)}
                hint={t('qualification.company.clientCodeHint')}
              />
            </>
          )}
          <TextField {...text('phone', t('register.you.phone'), 40)} type="tel" inputMode="tel" autoComplete="tel" />
          <TextField {...text('website', t('qualification.company.website'), 200)} type="url" inputMode="url" autoComplete="url" />
        </div>
      </section>
      <section className="flex flex-col gap-5">
        <h2 className="m-0 text-lg font-semibold">{t('qualification.work.title')}</h2>
        <ProjectTypes
          catalogId={account.catalogId}
          value={form.projectTypeIds}
          onValueChange={(projectTypeIds) => change({ projectTypeIds })}
        />
        <TextArea
          label={optional(t('qualification.work.message'))}
          name="message"
          value={form.message}
          onValueChange={(message) => change({ message })}
          error={words(faults.message)}
          maxLength={QUALIFICATION_TEXT_MAX}
        />
      </section>
      <Button type="submit" variant="primary" size="lg" loading={state.kind === 'running'} className="w-full">
        {t('qualification.submit')}
      </Button>
    </form>
  );
};

import { routes } from '@candil/api-client';
import { COMPANY_LENGTH } from '@candil/contract/lengths';
import { useTranslation } from '@candil/i18n/react';
import { Checkbox } from '@candil/ui-kit/checkbox';
import { OptionTileGroup } from '@candil/ui-kit/option-tile-group';
import { TextField } from '@candil/ui-kit/text-field';
import { useFaultWords } from '../form/use-fault-words';
import { OptionField } from './option-field';
import { PrivacyLink } from './privacy-link';
import { COMPANY_KINDS, type CompanyKind } from './register-form';
import type { Register } from './use-register';

/** Step about the company, with the consent. */
export const CompanyStep = ({ register }: { register: Register }) => {
  const { t } = useTranslation('login-area');
  const { form, asks, faults, change } = register;
  const words = useFaultWords();
  const optional = (label: string) => `${label} (${t('area.optional')})`;
  const kindFault = words(faults.companyKind);
  const consentFault = words(faults.consent);
  return (
    <>
      {asks.company && (
        <div>
          <OptionTileGroup
            label={t('register.company.kind')}
            look="rich"
            value={form.companyKind === '' ? undefined : form.companyKind}
            onValueChange={(kind) => change({ companyKind: kind as CompanyKind })}
            options={COMPANY_KINDS.map((kind) => ({ value: kind, label: t(`register.company.kinds.${kind}`) }))}
          />
          {kindFault && (
            <p role="alert" className="mt-1.5 mb-0 text-sm text-error-text">
              {kindFault}
            </p>
          )}
        </div>
      )}
      {form.companyKind === 'new' && (
        <>
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
          <OptionField
            label={t('register.company.type')}
            required
            name="company-types"
            load={(client, lang, signal) => client.call(routes.getCompanyTypes, { query: { lang } }, { signal })}
            value={form.companyTypeId}
            onValueChange={(companyTypeId) => change({ companyTypeId })}
            error={words(faults.companyTypeId)}
          />
          <VatNumber register={register} label={optional(t('register.company.vat'))} />
          <div className="grid gap-5 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            <TextField
              label={optional(t('register.company.street'))}
              name="street"
              size="lg"
              value={form.street}
              onValueChange={(street) => change({ street })}
              error={words(faults.street)}
              autoComplete="street-address"
              maxLength={COMPANY_LENGTH.street}
            />
            <TextField
              label={optional(t('register.company.postalCode'))}
              name="postalCode"
              size="lg"
              value={form.postalCode}
              onValueChange={(postalCode) => change({ postalCode })}
              error={words(faults.postalCode)}
              autoComplete="postal-code"
              maxLength={COMPANY_LENGTH.postalCode}
            />
          </div>
        </>
      )}
      {form.companyKind === 'join' && (
        <>
          <p className="m-0 text-muted">{t('register.company.joinLead')}</p>
          <div className="grid items-start gap-5 md:grid-cols-2">
            <TextField
              label={t('register.company.clientCode')}
              name="clientCode"
              size="lg"
              value={form.clientCode}
              onValueChange={(clientCode) => change({ clientCode })}
              error={words(faults.clientCode)}
              maxLength={COMPANY_LENGTH.clientCode}
            />
            <VatNumber register={register} label={t('register.company.vat')} />
          </div>
        </>
      )}
      {(form.companyKind !== '' || !asks.company) && (
        <OptionField
          label={optional(t('register.company.activity'))}
          name="business-activities"
          load={(client, lang, signal) => client.call(routes.getBusinessActivityTypes, { query: { lang } }, { signal })}
          value={form.businessActivityId}
          onValueChange={(businessActivityId) => change({ businessActivityId })}
          error={words(faults.businessActivityId)}
        />
      )}
      <div className="flex flex-col gap-3 not-first:border-t not-first:border-hairline not-first:pt-5">
        <div>
          <Checkbox
            label={t('register.consent.agree')}
            name="consent"
            checked={form.consent}
            onCheckedChange={(consent) => change({ consent })}
            error={consentFault !== undefined}
            aria-describedby={consentFault ? 'consent-fault' : undefined}
          />
          <p className="mt-1 mb-0 ml-7 text-sm">
            <PrivacyLink />
          </p>
          {consentFault && (
            <p id="consent-fault" role="alert" className="mt-1.5 mb-0 ml-7 text-sm text-error-text">
              {consentFault}
            </p>
          )}
        </div>
        <Checkbox
          label={t('register.consent.news')}
          name="wantsNews"
          checked={form.wantsNews}
          onCheckedChange={(wantsNews) => change({ wantsNews })}
        />
      </div>
    </>
  );
};

/** The number by which tax offices know a company. */
const VatNumber = ({ register: { form, faults, change }, label }: { register: Register; label: string }) => {
  const words = useFaultWords();
  return (
    <TextField
      label={label}
      name="vatNumber"
      size="lg"
      value={form.vatNumber}
      onValueChange={(vatNumber) => change({ vatNumber })}
      error={words(faults.vatNumber)}
      maxLength={COMPANY_LENGTH.vatNumber}
    />
  );
};

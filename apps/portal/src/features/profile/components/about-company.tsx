import { updateAboutCompanyMutation } from '@candil/api-client/react';
import type { Profile } from '@candil/contract';
import { PROFILE_TEXT_MAX } from '@candil/contract/lengths';
import { useTranslation } from '@candil/i18n/react';
import { Card, CardHeader, FactList } from '@candil/ui-kit/card';
import { TextField } from '@candil/ui-kit/text-field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { usePortal } from '../../../shared/portal';
import { profileOptions } from '../model/profile-options';
import { useSection } from '../model/use-section';
import { LogoField } from './logo-field';
import { PlaceFields } from './place-fields';
import { SectionCard } from './section-card';

type Company = NonNullable<Profile['aboutCompany']>;

/** The profile of the company: changed by its managers, read by its other users. */
export const AboutCompany = ({ profile: { aboutCompany } }: { profile: Profile }) => {
  const { t } = useTranslation('eproject');
  if (aboutCompany?.isEditable) return <EditableCompany company={aboutCompany} />;
  return (
    <Card>
      <CardHeader title={t('profile.aboutCompany.title')} />
      {aboutCompany === null ? (
        <p className="m-0 text-muted">{t('profile.aboutCompany.none')}</p>
      ) : (
        <>
          <CompanyFacts company={aboutCompany} isWhole />
          <p className="m-0 mt-4 text-sm text-muted">{t('profile.aboutCompany.readOnly')}</p>
        </>
      )}
    </Card>
  );
};

/** Facts about the company in the maker's books; `isWhole` adds those stated by the company. */
const CompanyFacts = ({ company, isWhole = false }: { company: Company; isWhole?: boolean }) => {
  const { t } = useTranslation('eproject');
  const fields = isWhole ? (['vatNumber', 'street', 'postalCode', 'phone', 'website'] as const) : [];
  return (
    <FactList
      facts={[
        { label: t('profile.aboutCompany.name'), value: company.name, strong: true },
        { label: t('profile.aboutCompany.type'), value: company.companyType.description },
        { label: t('profile.aboutCompany.clientCode'), value: company.clientCode ?? t('profile.aboutCompany.noClientCode') },
        ...fields.flatMap((field) => {
          const value = company[field];
          return value === null ? [] : [{ label: t(`profile.aboutCompany.${field}`), value }];
        }),
      ]}
    />
  );
};

const EditableCompany = ({ company }: { company: Company }) => {
  const { t } = useTranslation('eproject');
  const { client } = usePortal();
  const queries = useQueryClient();
  const save = useMutation({
    ...updateAboutCompanyMutation(client),
    meta: { action: 'profile-about-company', handles: ['version.conflict'], retry: false },
  });
  const { version, isEditable: _, name: _name, companyType: _type, clientCode: _code, logo, ...saved } = company;
  const section = useSection({
    name: 'about-company',
    saved,
    version,
    save: (body) => save.mutateAsync(body),
    reload: () => queries.refetchQueries({ queryKey: profileOptions(client).queryKey }),
  });
  const { values, change } = section;
  const field = (name: 'vatNumber' | 'street' | 'postalCode' | 'phone' | 'website') => ({
    label: t(`profile.aboutCompany.${name}`),
    maxLength: PROFILE_TEXT_MAX[name],
    value: values[name] ?? '',
    onValueChange: (text: string) => change({ [name]: text === '' ? null : text }),
  });
  return (
    <SectionCard title={t('profile.aboutCompany.title')} section={section}>
      <CompanyFacts company={company} />
      <LogoField logo={logo} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('vatNumber')} autoComplete="off" />
        <TextField {...field('phone')} type="tel" autoComplete="work tel" />
        <TextField {...field('street')} autoComplete="work street-address" />
        <TextField {...field('postalCode')} autoComplete="work postal-code" />
        <TextField {...field('website')} inputMode="url" autoComplete="work url" />
        <PlaceFields place={values} onChange={change} of="work" />
      </div>
    </SectionCard>
  );
};

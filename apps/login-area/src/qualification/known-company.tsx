import { useTranslation } from '@candil/i18n/react';
import { FactList } from '@candil/ui-kit/card';
import type { Known } from './qualification-form';

/** The company as it was registered: shown, and not asked again. */
export const KnownCompany = ({ known }: { known: Known }) => {
  const { t } = useTranslation('login-area');
  const facts = [
    { label: t('register.company.name'), value: known.companyName ?? '', strong: true },
    { label: t('register.company.vat'), value: known.vatNumber ?? '' },
    { label: t('register.company.clientCode'), value: known.clientCode ?? '' },
  ];
  return (
    <div>
      <FactList facts={facts.filter(({ value }) => value !== '')} />
      <p className="mt-3 mb-0 text-sm text-muted">{t('qualification.company.known')}</p>
    </div>
  );
};

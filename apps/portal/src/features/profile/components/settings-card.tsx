import { languagesQuery } from '@candil/api-client/react';
import type { Account } from '@candil/contract';
import { catalogOf } from '@candil/domain';
import { isOfferedLanguage, LANGUAGES, OFFERED_LANGUAGES, type OfferedLanguage } from '@candil/i18n';
import { useLanguage, useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { Card, CardHeader } from '@candil/ui-kit/card';
import { NativeSelect } from '@candil/ui-kit/native-select';
import { useQuery } from '@tanstack/react-query';
import { useCatalogueSwitch } from '../../../shared/catalogue/use-catalogue-switch';
import { useFlag } from '../../../shared/flags/use-flag';
import { usePortal } from '../../../shared/portal';
import { useChooseLanguage } from '../../../shared/shell/use-choose-language';

/** Language and catalogue of the account; the language changes at once. */
export const SettingsCard = ({ account }: { account: Account }) => {
  const { t } = useTranslation('eproject');
  const { language } = useLanguage();
  const choose = useChooseLanguage();
  const catalogue = useCatalogueSwitch(account);
  const { client } = usePortal();
  const named = useQuery({ ...languagesQuery(client, language, useFlag('hubLanguages')), meta: { action: 'languages' } });
  /** As its speakers call it, and as the reader does where that is another word. */
  const labelOf = (offered: OfferedLanguage): string => {
    const { ownName } = LANGUAGES[offered];
    const description = named.data?.find(({ isoCode }) => isoCode === offered)?.description ?? ownName;
    return description.toLowerCase() === ownName.toLowerCase() ? ownName : `${ownName} · ${description}`;
  };
  return (
    <Card>
      <CardHeader title={t('profile.settings.title')} />
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <NativeSelect
          label={t('profile.settings.language')}
          showLabel
          look="field"
          className="min-w-44 grow"
          options={OFFERED_LANGUAGES.map((value) => ({ value, label: labelOf(value) }))}
          value={language}
          onValueChange={(selected) => {
            if (isOfferedLanguage(selected)) void choose(selected);
          }}
        />
        <div className="flex flex-col gap-1.5">
          <span className="text-sm font-medium">{t('profile.settings.catalogue')}</span>
          <span className="flex h-10 items-center gap-3">
            {catalogOf(account.catalogId).name} · {account.currency}
            {catalogue.ask && (
              <Button size="sm" onClick={catalogue.ask}>
                {t('profile.settings.change')}
              </Button>
            )}
          </span>
        </div>
      </div>
      {catalogue.dialog}
    </Card>
  );
};

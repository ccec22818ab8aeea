import type { ApiClient } from '@candil/api-client';
import type { OfferedLanguage } from '@candil/i18n';
import { useLanguage, useTranslation } from '@candil/i18n/react';
import { Dropdown } from '@candil/ui-kit/dropdown';
import { useArea } from '../area/area';
import { LoadFailed } from '../form/load-failed';
import { useLoaded } from '../form/use-loaded';

interface OptionFieldProps {
  readonly label: string;
  readonly required?: boolean;
  /** Names the list, so that it is loaded anew in another language only. */
  readonly name: string;
  readonly load: (client: ApiClient, lang: OfferedLanguage, signal: AbortSignal) => Promise<readonly { id: number; name: string }[]>;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly error: string | undefined;
}

/** A choice from a list that the service knows. */
export const OptionField = ({ label, required = false, name, load, value, onValueChange, error }: OptionFieldProps) => {
  const { t } = useTranslation('login-area');
  const { client } = useArea();
  const { language } = useLanguage();
  const { state, again } = useLoaded(`${name} ${language}`, (signal) => load(client, language, signal));
  if (state.kind === 'failed') return <LoadFailed label={label} onAgain={again} />;
  const options = state.kind === 'ready' ? state.value.map((option) => ({ value: String(option.id), label: option.name })) : [];
  return (
    <Dropdown
      label={label}
      required={required}
      size="lg"
      options={options}
      value={value}
      onValueChange={onValueChange}
      placeholder={t('area.choose')}
      {...(state.kind === 'loading' ? { noOptionsText: t('area.loading') } : {})}
      error={error}
    />
  );
};

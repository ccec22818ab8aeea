import { useTranslation } from '@candil/i18n/react';
import { NativeSelect } from '@candil/ui-kit/native-select';

interface ChoiceFieldProps {
  readonly label: string;
  /** Undefined while they are on their way. */
  readonly choices: readonly { readonly id: number; readonly name: string }[] | undefined;
  readonly value: number | null;
  readonly onChange: (id: number | null) => void;
  readonly disabled?: boolean;
  /** Purpose of the field for the browser that fills in forms (WCAG 1.3.5). */
  readonly autoComplete?: string;
}

/** A choice from a list of the service, or none. */
export const ChoiceField = ({ label, choices, value, onChange, disabled = false, autoComplete }: ChoiceFieldProps) => {
  const { t } = useTranslation('eproject');
  const options = (choices ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <NativeSelect
      label={label}
      showLabel
      look="field"
      options={[{ value: '', label: t('profile.notTold') }, ...options]}
      value={value === null || choices === undefined ? '' : String(value)}
      onValueChange={(chosen) => onChange(chosen === '' ? null : Number(chosen))}
      disabled={disabled || choices === undefined}
      autoComplete={autoComplete}
      className="w-full"
    />
  );
};

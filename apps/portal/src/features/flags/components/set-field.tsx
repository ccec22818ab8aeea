import type { ToggleSet } from '@candil/domain';
import { useTranslation } from '@candil/i18n/react';
import { NativeSelect } from '@candil/ui-kit/native-select';
import { TextField } from '@candil/ui-kit/text-field';
import type { ChoiceKind, FlagForm } from '../model/flag-form';

type SetChoice = FlagForm['sets'][ToggleSet];

interface SetFieldProps {
  readonly set: ToggleSet;
  /** True when this service runs with the set. */
  readonly isRunning: boolean;
  readonly startsOn: boolean;
  readonly choice: SetChoice;
  readonly onChange: (choice: SetChoice) => void;
  readonly error: string | undefined;
}

const KINDS = ['start', 'on', 'off', 'share'] as const satisfies readonly ChoiceKind[];

/** Setting of the flag in one toggle set. */
export const SetField = ({ set, isRunning, startsOn, choice, onChange, error }: SetFieldProps) => {
  const { t } = useTranslation('eproject');
  const value = startsOn ? t('flags.field.on') : t('flags.field.off');
  const name = t('flags.field.set', { set });
  return (
    <div className="grid items-start gap-3 md:grid-cols-2">
      <NativeSelect
        label={isRunning ? `${name} (${t('flags.field.running')})` : name}
        showLabel
        look="field"
        options={KINDS.map((kind) => ({
          value: kind,
          label: kind === 'start' ? t('flags.field.start', { value }) : t(`flags.field.${kind}`),
        }))}
        value={choice.kind}
        onValueChange={(selected) => onChange({ ...choice, kind: KINDS.find((kind) => kind === selected) ?? 'start' })}
      />
      {choice.kind === 'share' && (
        <TextField
          label={t('flags.field.percent', { set })}
          suffix="%"
          inputMode="decimal"
          value={choice.percent}
          onValueChange={(percent) => onChange({ ...choice, percent })}
          error={error}
          maxLength={6}
          autoComplete="off"
        />
      )}
    </div>
  );
};

import { useTranslation } from '@candil/i18n/react';
import { NumberUnitField } from '@candil/ui-kit/number-unit-field';
import { useLengths } from '../words/use-lengths';

interface BeltLengthFieldProps {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly metres: number | null;
  readonly onChange: (metres: number) => void;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly disabled?: boolean;
  readonly field?: string;
}

/** A number alone is so many metres where lengths are metric. */
const BARE = /^\d{1,4}(?:[.,]\d{0,4})?$/;

/** Length of a belt: metres, or feet and inches. */
export const BeltLengthField = ({ label, hideLabel, metres, onChange, error, hint, disabled = false, field }: BeltLengthFieldProps) => {
  const { t } = useTranslation('editor');
  const lengths = useLengths();
  const isMetric = lengths.system === 'metric';
  return (
    <NumberUnitField
      label={label}
      hideLabel={hideLabel === true}
      value={metres === null ? null : Math.round(metres * 1e4) / 100}
      onValueChange={(centimetres) => centimetres !== null && onChange(centimetres / 100)}
      units={isMetric ? [{ value: 'm', label: 'm' }] : []}
      unitLabel={t('words.unit.choice')}
      parse={(text) => {
        const length = lengths.parse(isMetric && BARE.test(text.trim()) ? `${text.trim()} m` : text);
        return length.ok
          ? { ok: true, value: length.value }
          : { ok: false, message: t('words.length.malformed', { example: lengths.long(2.5) }) };
      }}
      format={(centimetres) => lengths.metres(centimetres / 100)}
      min={5}
      rangeMessage={() => t('words.length.atLeast', { min: lengths.full(5) })}
      step={10}
      disabled={disabled}
      error={error}
      hint={hint}
      data-field={field}
    />
  );
};

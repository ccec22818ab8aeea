import { useTranslation } from '@candil/i18n/react';
import { NumberUnitField } from '@candil/ui-kit/number-unit-field';
import { useLengths } from '../words/use-lengths';

/** Bounds of a height where none is allowed for all it is set for: setting one says why. */
export const ANY_HEIGHT = { minCm: 1, maxCm: 2000 };

interface LengthFieldProps {
  readonly label: string;
  readonly valueCm: number | null;
  readonly minCm?: number;
  readonly maxCm?: number;
  /** Whole centimetres unless typed finer. */
  readonly onChange: (centimetres: number) => void;
  readonly className?: string;
  readonly disabled?: boolean;
  readonly hint?: string;
  /** Key by which the field is found, to be focused from elsewhere. */
  readonly field?: string;
}

/** A length in the displayed unit; text that cannot be read stays as it was typed, with the reason. */
export const LengthField = ({ label, valueCm, minCm, maxCm, onChange, className, disabled = false, hint, field }: LengthFieldProps) => {
  const { t } = useTranslation('editor');
  const lengths = useLengths();
  const isMetric = lengths.system === 'metric';
  return (
    <NumberUnitField
      label={label}
      size="sm"
      value={valueCm === null ? null : Math.round(valueCm * 10) / 10}
      onValueChange={(centimetres) => centimetres !== null && onChange(centimetres)}
      units={isMetric ? [{ value: 'metric', label: t('words.unit.cm') }] : []}
      unitLabel={t('words.unit.choice')}
      parse={(text) => {
        const length = lengths.parse(text);
        return length.ok
          ? { ok: true, value: length.value }
          : { ok: false, message: t('words.length.malformed', { example: lengths.full(130) }) };
      }}
      format={(centimetres) => (isMetric ? lengths.full(centimetres).replace(/[^\d.,−-]/g, '') : lengths.full(centimetres))}
      {...(minCm === undefined ? {} : { min: minCm })}
      {...(maxCm === undefined ? {} : { max: maxCm })}
      rangeMessage={() =>
        minCm !== undefined && maxCm !== undefined
          ? t('words.length.between', { min: lengths.full(minCm), max: lengths.full(maxCm) })
          : t('words.length.atLeast', { min: lengths.full(minCm ?? 0) })
      }
      step={1}
      disabled={disabled}
      hint={hint}
      data-field={field}
      {...(className === undefined ? {} : { className })}
    />
  );
};

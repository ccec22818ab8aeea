import { useTranslation } from '@candil/i18n/react';
import { NumberUnitField } from '@candil/ui-kit/number-unit-field';
import { useLengths } from '../words/use-lengths';

interface OffsetFieldProps {
  readonly label: string;
  readonly valueCm: number;
  /** True where a minus goes the other way. */
  readonly isSigned: boolean;
  readonly onChange: (centimetres: number) => void;
}

const SIGN = /^\s*[-−–]\s*/;

/** A distance in the displayed unit; a minus, where it has one, before the length. */
export const OffsetField = ({ label, valueCm, isSigned, onChange }: OffsetFieldProps) => {
  const { t } = useTranslation('editor');
  const lengths = useLengths();
  const isMetric = lengths.system === 'metric';
  const write = (centimetres: number): string => {
    const length = lengths.full(Math.abs(centimetres));
    return `${centimetres < 0 ? '−' : ''}${isMetric ? length.replace(/[^\d.,]/g, '') : length}`;
  };
  return (
    <NumberUnitField
      label={label}
      value={Math.round(valueCm * 10) / 10 + 0}
      onValueChange={(centimetres) => centimetres !== null && onChange(centimetres)}
      units={isMetric ? [{ value: 'metric', label: t('words.unit.cm') }] : []}
      unitLabel={t('words.unit.choice')}
      parse={(text) => {
        const isNegative = isSigned && SIGN.test(text);
        const length = lengths.parse(isNegative ? text.replace(SIGN, '') : text);
        return length.ok
          ? { ok: true, value: isNegative ? -length.value : length.value }
          : { ok: false, message: t('words.length.malformed', { example: lengths.full(130) }) };
      }}
      format={write}
      step={1}
      onFocus={(event) => event.currentTarget.select()}
    />
  );
};

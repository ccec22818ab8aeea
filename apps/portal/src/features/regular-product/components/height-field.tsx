import { type PendantHeightRange, parseLength, unitSystemOf } from '@candil/domain';
import { useFormat, useTranslation } from '@candil/i18n/react';
import { TextField } from '@candil/ui-kit/text-field';
import { useState } from 'react';

interface HeightFieldProps {
  readonly range: PendantHeightRange;
  readonly heightCm: number;
  readonly onChange: (heightCm: number) => void;
}

/** A height in the units of the catalogue; text that cannot be read is reported, a height out of range is refused with the bounds. */
export const HeightField = ({ range, heightCm, onChange }: HeightFieldProps) => {
  const { t } = useTranslation('eproject');
  const format = useFormat();
  const system = unitSystemOf(format.settings.catalogId);
  const imperial = system === 'imperial';
  const written = (height: number) => (imperial ? format.height(height) : String(height));
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();

  const settle = () => {
    if (typed === undefined) return;
    const length = parseLength(typed, system);
    if (!length.ok) return setError(t('configurator.pendantHeight.invalid', { example: written(range.standard) }));
    const height = Math.round(length.value);
    if (height < range.min || height > range.max) {
      return setError(t('configurator.pendantHeight.outOfRange', { min: format.height(range.min), max: format.height(range.max) }));
    }
    setError(undefined);
    setTyped(undefined);
    if (height !== heightCm) onChange(height);
  };

  return (
    <TextField
      label={t('configurator.pendantHeight.label')}
      hideLabel
      value={typed ?? written(heightCm)}
      onValueChange={setTyped}
      onBlur={settle}
      onKeyDown={(event) => event.key === 'Enter' && settle()}
      error={error}
      inputMode={imperial ? 'text' : 'numeric'}
      size="sm"
      suffix={imperial ? undefined : t('configurator.pendantHeight.cm')}
      className="w-28 shrink-0"
    />
  );
};

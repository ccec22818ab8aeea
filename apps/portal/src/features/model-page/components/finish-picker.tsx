import { useTranslation } from '@candil/i18n/react';
import { SwatchGroup } from '@candil/ui-kit/swatch-group';
import type { ModelView } from '../model/use-model-view';

/** The finishes as swatches; the one chosen is the one pictured, configured and added. */
export const FinishPicker = ({ view, className = '' }: { view: ModelView; className?: string }) => {
  const { t } = useTranslation('eproject');
  const { finishes, finish, chooseFinish } = view;
  if (finishes.length === 0) return null;
  return (
    <SwatchGroup
      label={t('browse.model.finish')}
      value={finish?.modifier ?? null}
      valueLabel={finish && [finish.description, finish.ral].filter(Boolean).join(', ')}
      onValueChange={chooseFinish}
      options={finishes.map(({ modifier, description, hex }) => ({
        value: modifier,
        label: description,
        color: hex ?? 'var(--color-sunken)',
      }))}
      className={className}
    />
  );
};

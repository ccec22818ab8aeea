import type { ModelSummary } from '@candil/contract';
import { useTranslation } from '@candil/i18n/react';

/** More would not stay in one line of a card. */
const SHOWN = 7;

/** The finishes of a model as dots of their colour, with their number in words. */
export const FinishDots = ({ finishes }: { finishes: ModelSummary['finishes'] }) => {
  const { t } = useTranslation('eproject');
  if (finishes.length === 0) return null;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-1.5">
      {finishes.slice(0, SHOWN).map(({ modifier, hex, description }) => (
        <span
          key={modifier}
          title={description}
          className="size-4.5 rounded-full shadow-[inset_0_0_0_1px_rgb(128_128_128/0.35)]"
          style={{ backgroundColor: hex }}
        >
          <span className="sr-only">{description}</span>
        </span>
      ))}
      <span className="ml-1 text-sm text-muted">{t('picker.fact.finishes', { count: finishes.length })}</span>
    </div>
  );
};

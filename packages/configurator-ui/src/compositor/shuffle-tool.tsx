import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { Popover } from '@candil/ui-kit/popover';
import { QuantitySelector } from '@candil/ui-kit/quantity-selector';
import { useState } from 'react';
import { useOutletVerbs } from './use-outlets';

const MOST_SEEDS = 9999;

/** Shuffles the pendants; the same number gives the same order again. */
export const ShuffleTool = ({ count }: { readonly count: number }) => {
  const { t } = useTranslation('editor');
  const verbs = useOutletVerbs();
  const [seed, setSeed] = useState(1);
  return (
    <Popover
      title={t('compositor.tools.shuffle')}
      trigger={
        <Button size="sm" disabled={count < 2}>
          {t('compositor.tools.shuffle')}
        </Button>
      }
      className="w-64"
    >
      <div className="flex flex-col gap-3">
        <QuantitySelector label={t('compositor.tools.seed')} value={seed} min={1} max={MOST_SEEDS} onValueChange={setSeed} />
        <Button variant="dark" onClick={() => void verbs.shuffle(seed)}>
          {t('compositor.tools.shuffleNow')}
        </Button>
        <Button
          onClick={() => {
            const next = (seed % MOST_SEEDS) + 1;
            setSeed(next);
            verbs.shuffle(next);
          }}
        >
          {t('compositor.tools.shuffleNext')}
        </Button>
      </div>
    </Popover>
  );
};

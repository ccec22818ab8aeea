import { systemOf } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { ChevronUpIcon } from '@candil/ui-kit/icon';
import { WhyThisPrice } from '../screen/later-panels';
import { IssuePill } from '../screen/later-soon';
import { useEditorShell } from '../state/editor-shell';
import { useDerived } from '../state/use-editor-state';
import { HandPrice } from '../stick/later-sticks';
import { useSetBy } from '../words/use-set-by';
import { Fact } from './fact';
import { useBeltParts } from './use-belt-parts';
import { usePriceText } from './use-price-text';

interface DockProps {
  readonly onPieces: () => void;
  readonly onIssues: () => void;
}

/** The live answer to "what am I buying?": price, pieces, watts, lumens, lead time with its cause. */
export const Dock = ({ onPieces, onIssues }: DockProps) => {
  const { t } = useTranslation('editor');
  const { editor, format, priceView } = useEditorShell();
  const { pieces, compositions, watts, lumens, availability } = useDerived((state) => state.evaluation);
  const price = usePriceText();
  const hasPrice = useDerived((state) => state.evaluation.totals !== undefined && state.evaluation.pieces > 0);
  const setBy = useSetBy();
  const parts = useBeltParts();
  return (
    <section
      aria-label={t('panels.dock.label')}
      data-dock=""
      className="flex min-h-16 shrink-0 items-center gap-8 border-t border-hairline bg-surface px-5 py-2"
    >
      {priceView !== 'none' && (
        <div className="min-w-0">
          <p className="m-0 text-xl leading-6 font-semibold whitespace-nowrap">{price}</p>
          <p className="m-0 text-xs whitespace-nowrap text-muted">
            {t(`panels.dock.${priceView}`)}
            {hasPrice && (
              <>
                {' · '}
                <WhyThisPrice />
              </>
            )}
          </p>
        </div>
      )}
      {systemOf(editor.sources) === 'sticks' && priceView !== 'none' && <HandPrice />}
      <Fact
        value={t('panels.dock.pieces', { count: pieces })}
        note={parts ?? t('panels.dock.compositions', { count: compositions.length })}
      />
      <Fact value={format.watts(watts)} note={format.lumens(lumens)} />
      {pieces > 0 && <Fact value={format.weeks(availability.weeks)} note={setBy} className="max-md:hidden" />}
      <div className="ms-auto flex items-center gap-4">
        <IssuePill onShow={onIssues} />
        <Button size="sm" iconEnd={<ChevronUpIcon size={16} />} onClick={onPieces}>
          {t('panels.pieces.title')}
        </Button>
      </div>
    </section>
  );
};

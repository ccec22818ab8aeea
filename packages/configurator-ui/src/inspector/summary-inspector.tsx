import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { useEditorShell } from '../state/editor-shell';
import { useDerived } from '../state/use-editor-state';
import { useDriverLoads } from '../words/use-driver-loads';
import { useMoney } from '../words/use-money';
import { useSetBy } from '../words/use-set-by';
import { DriverGroups } from './driver-list';
import { FactList } from './fact-list';
import { FeedLoads } from './feed-loads';
import { InspectorHead, InspectorSection } from './inspector-section';

/** The sum of it all, composition by composition. */
export const SummaryInspector = () => {
  const { t } = useTranslation('editor');
  const { editor, format, priceView } = useEditorShell();
  const money = useMoney();
  const evaluation = useDerived((state) => state.evaluation);
  const setBy = useSetBy();
  const drivers = useDriverLoads();
  const { totals, availability } = evaluation;
  const amount = (prices: { readonly totalNet: number; readonly totalGross: number } | undefined): string | undefined =>
    priceView === 'none'
      ? undefined
      : prices === undefined
        ? t('panels.dock.noPrice')
        : money.amount(priceView === 'net' ? prices.totalNet : prices.totalGross);
  return (
    <>
      <InspectorHead title={t('panels.steps.summary')} detail={t('panels.dock.pieces', { count: evaluation.pieces })} />
      <FactList
        facts={[
          [t('panels.summary.power'), format.watts(evaluation.watts)],
          [t('panels.summary.flux'), format.lumens(evaluation.lumens)],
          [t('panels.summary.leadTime'), [format.weeks(availability.weeks), setBy].filter(Boolean).join(' · ')],
          ...(availability.onSite === undefined ? [] : ([[t('panels.summary.onSite'), format.day(availability.onSite)]] as const)),
        ]}
      />
      {evaluation.compositions.map(({ compositionNumber, lights, watts, prices }) => (
        <InspectorSection key={compositionNumber} title={t('views.tree.composition', { number: compositionNumber })} note={amount(prices)}>
          <p className="m-0 text-sm text-muted">{`${t('views.tree.lights', { count: lights })} · ${format.watts(watts)}`}</p>
        </InspectorSection>
      ))}
      <FeedLoads />
      {drivers.length > 0 && (
        <InspectorSection title={t('panels.tool.electrical')}>
          <DriverGroups drivers={drivers} />
        </InspectorSection>
      )}
      <InspectorSection {...(priceView !== 'none' && { title: t(`panels.dock.${priceView}`) })} note={amount(totals)}>
        <Button size="sm" className="self-start" onClick={() => editor.setView({ step: 'compose' })}>
          {t('panels.summary.back')}
        </Button>
      </InspectorSection>
    </>
  );
};

import type { SceneComposition } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { CopyIcon, TrashIcon } from '@candil/ui-kit/icon';
import { useEditorShell } from '../state/editor-shell';
import { useDerived } from '../state/use-editor-state';
import { useMoney } from '../words/use-money';
import { FactList } from './fact-list';
import { InspectorHead, InspectorSection } from './inspector-section';
import { PsaButton } from './psa-button';

interface CompositionInspectorProps {
  readonly composition: SceneComposition;
}

/** One composition of several in the room. */
export const CompositionInspector = ({ composition }: CompositionInspectorProps) => {
  const { t } = useTranslation('editor');
  const { editor, format, priceView, isReadOnly } = useEditorShell();
  const money = useMoney();
  const evaluated = useDerived((state) =>
    state.evaluation.compositions.find(({ compositionNumber }) => compositionNumber === composition.number),
  );
  return (
    <>
      <InspectorHead
        title={t('views.tree.composition', { number: composition.number })}
        detail={t('views.tree.lights', { count: composition.lightIds.length })}
      />
      {evaluated && (
        <FactList
          facts={[
            [t('panels.summary.power'), format.watts(evaluated.watts)],
            [t('panels.summary.flux'), format.lumens(evaluated.lumens)],
            [t('panels.summary.leadTime'), format.weeks(evaluated.availability.weeks)],
            ...(priceView === 'none'
              ? []
              : ([
                  [
                    t(`panels.dock.${priceView}`),
                    evaluated.prices === undefined
                      ? t('panels.dock.noPrice')
                      : money.amount(priceView === 'net' ? evaluated.prices.totalNet : evaluated.prices.totalGross),
                  ],
                ] as const)),
          ]}
        />
      )}
      {!isReadOnly && (
        <InspectorSection>
          <div className="flex flex-wrap gap-2">
            <PsaButton composition={composition} />
            <Button size="sm" onClick={() => editor.select(composition.lightIds)}>
              {t('panels.inspector.selectLights')}
            </Button>
            {composition.isVirtual && (
              <Button size="sm" onClick={() => editor.unmount(composition.id)}>
                {t('panels.inspector.unmount')}
              </Button>
            )}
            <Button size="sm" icon={<CopyIcon size={16} />} onClick={() => editor.duplicate([composition.id])}>
              {t('words.action.duplicate')}
            </Button>
            <Button size="sm" icon={<TrashIcon size={16} />} onClick={() => editor.remove([composition.id])}>
              {t('words.action.remove')}
            </Button>
          </div>
        </InspectorSection>
      )}
    </>
  );
};

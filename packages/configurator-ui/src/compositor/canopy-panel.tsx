import { useTranslation } from '@candil/i18n/react';
import { IconButton } from '@candil/ui-kit/button';
import { MinusIcon, PlusIcon } from '@candil/ui-kit/icon';
import { Slider } from '@candil/ui-kit/slider';
import { SwatchGroup } from '@candil/ui-kit/swatch-group';
import { InspectorHead, InspectorSection } from '../inspector/inspector-section';
import { PsaButton } from '../inspector/psa-button';
import { useEditorShell } from '../state/editor-shell';
import { useDerived, useDocument } from '../state/use-editor-state';
import { bodyColours } from '../words/body-colours';
import { useNames } from '../words/use-names';
import { CanopyChoice } from './canopy-choice';
import { useOutletCanopy, useOutletVerbs } from './use-outlets';

const STEP_DEGREES = 15;

/** Options of the canopy: its kind, its finish and its rotation. */
export const CanopyPanel = () => {
  const { t } = useTranslation('editor');
  const { editor, isReadOnly } = useEditorShell();
  const verbs = useOutletVerbs();
  const names = useNames();
  const canopy = useOutletCanopy();
  const code = useDerived(({ evaluation }) => {
    const parts = evaluation.compositions.flatMap((composition) => composition.parts);
    return parts.find(({ elementIds }) => canopy !== undefined && elementIds.includes(canopy.id))?.part.code;
  });
  const composition = useDocument(({ scene }) => scene.compositions.find(({ id }) => id === canopy?.compositionId));
  if (canopy === undefined) return null;
  const { model, color, turnRadians } = canopy.outlets;
  const finishes = editor.sources.context.modelOf(model)?.variations.filter(({ type }) => type === 'color') ?? [];
  const degrees = Math.round((turnRadians * 180) / Math.PI) % 360;
  const turnTo = (wanted: number) => verbs.turn(wanted - degrees, `turn:${canopy.id}`);
  return (
    <>
      <InspectorHead title={names.model(model)} code={code} />
      <SwatchGroup
        label={t('words.attribute.color')}
        value={color ?? null}
        onValueChange={(value) => void verbs.paintCanopy(value)}
        options={finishes.map(({ modifier }) => ({
          value: modifier,
          label: names.value(model, 'color', modifier),
          color: bodyColours(editor.sources.context, model, modifier).finish,
          disabled: isReadOnly,
        }))}
      />
      <div>
        <div className="flex items-baseline justify-between text-sm">
          <span className="text-muted">{t('compositor.canopy.turn')}</span>
          <span className="font-semibold">{`${degrees}°`}</span>
        </div>
        <div className="mt-2 flex items-center gap-3">
          <IconButton
            size="sm"
            variant="secondary"
            label={t('compositor.canopy.turnRight', { degrees: STEP_DEGREES })}
            icon={<MinusIcon size={16} />}
            disabled={isReadOnly}
            onClick={() => turnTo((degrees - STEP_DEGREES + 360) % 360)}
            className="pointer-coarse:size-11"
          />
          <Slider
            label={t('compositor.canopy.turn')}
            min={0}
            max={345}
            step={STEP_DEGREES}
            value={Math.min(345, degrees)}
            disabled={isReadOnly}
            formatValue={(value) => `${value}°`}
            onValueChange={turnTo}
          />
          <IconButton
            size="sm"
            variant="secondary"
            label={t('compositor.canopy.turnLeft', { degrees: STEP_DEGREES })}
            icon={<PlusIcon size={16} />}
            disabled={isReadOnly}
            onClick={() => turnTo((degrees + STEP_DEGREES) % 360)}
            className="pointer-coarse:size-11"
          />
        </div>
      </div>
      {!isReadOnly && (
        <>
          {composition && (
            <div>
              <PsaButton composition={composition} />
            </div>
          )}
          <InspectorSection title={t('compositor.canopy.other')}>
            <CanopyChoice columns={2} />
          </InspectorSection>
        </>
      )}
    </>
  );
};

import { beltPanelVerbsOf, type SceneBelt } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { CopyIcon, TrashIcon } from '@candil/ui-kit/icon';
import { SwatchGroup } from '@candil/ui-kit/swatch-group';
import { memo } from 'react';
import { useLiveBelt } from '../belt/active-span';
import { useBeltWords } from '../belt/use-belt-words';
import { useEditorShell } from '../state/editor-shell';
import { useView } from '../state/use-editor-state';
import { bodyColours } from '../words/body-colours';
import { useLengths } from '../words/use-lengths';
import { useNames } from '../words/use-names';
import { BeltPoints } from './belt-points';
import { BeltPower } from './belt-power';
import { InspectorHead, InspectorSection } from './inspector-section';
import { SlackSliders } from './slack-sliders';
import { SpanFields } from './span-fields';

/** A belt as a whole: its colour, its slack, its feed. */
export const BeltInspector = ({ belt: standing }: { readonly belt: SceneBelt }) => {
  const { t } = useTranslation('editor');
  const { editor, isReadOnly } = useEditorShell();
  const words = useBeltWords();
  const lengths = useLengths();
  const belt = useLiveBelt(standing);
  const part = useView((state) => state.beltPart);
  const most = belt.mostLengthMetres;
  const length = lengths.long(belt.lengthMetres);
  return (
    <>
      <InspectorHead
        title={words.name(belt)}
        note={most === undefined ? length : t('belts.lengthOf', { length, most: lengths.round(most) })}
      />
      <BeltColour belt={standing} />
      <SlackSliders belt={belt} />
      <BeltPower belt={belt} />
      {part?.kind === 'span' && part.beltId === belt.id && <SpanFields belt={belt} index={part.index} />}
      <BeltPoints belt={belt} />
      {!isReadOnly && (
        <InspectorSection>
          <div className="flex flex-wrap gap-2">
            {belt.lightIds.length > 1 && (
              <>
                <Button size="sm" onClick={() => beltPanelVerbsOf(editor).distribute(belt.id)}>
                  {t('belts.distribute')}
                </Button>
                <Button size="sm" onClick={() => editor.select(belt.lightIds)}>
                  {t('panels.inspector.selectLights')}
                </Button>
              </>
            )}
            {(belt.isClosed || belt.points.length > 2) && (
              <Button size="sm" onClick={() => editor.belts.close(belt.id, !belt.isClosed)}>
                {t(belt.isClosed ? 'belts.open' : 'belts.close')}
              </Button>
            )}
            <Button size="sm" icon={<CopyIcon size={16} />} onClick={() => editor.duplicate([belt.id])}>
              {t('words.action.duplicate')}
            </Button>
            <Button size="sm" icon={<TrashIcon size={16} />} onClick={() => editor.remove([belt.id])}>
              {t('words.action.remove')}
            </Button>
          </div>
        </InspectorSection>
      )}
    </>
  );
};

/** The colours that a belt is woven in. */
const BeltColour = memo(({ belt }: { readonly belt: SceneBelt }) => {
  const { t } = useTranslation('editor');
  const { editor, isReadOnly } = useEditorShell();
  const names = useNames();
  const colours = (editor.sources.context.modelOf(belt.model)?.variations ?? []).filter(({ type }) => type === 'color');
  return (
    <SwatchGroup
      label={t('belts.colour')}
      value={belt.color ?? null}
      options={colours.map(({ modifier }) => ({
        value: modifier,
        label: names.value(belt.model, 'color', modifier),
        color: bodyColours(editor.sources.context, belt.model, modifier).finish,
        disabled: isReadOnly,
      }))}
      onValueChange={(color) =>
        editor.change(
          { kind: 'set-attributes', elementIds: [belt.id], attributes: { color } },
          { kind: 'attribute', names: [belt.label], attribute: 'color', value: color },
        )
      }
    />
  );
});
BeltColour.displayName = 'BeltColour';

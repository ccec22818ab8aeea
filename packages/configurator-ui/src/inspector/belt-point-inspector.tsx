import { beltPanelVerbsOf, type SceneBelt, type Surface } from '@candil/configurator';
import { CEILING_ROD_METRES } from '@candil/domain';
import { useTranslation } from '@candil/i18n/react';
import { Button, TextButton } from '@candil/ui-kit/button';
import { Dropdown } from '@candil/ui-kit/dropdown';
import { ScissorsIcon, TrashIcon } from '@candil/ui-kit/icon';
import { useMemo } from 'react';
import { ontoSurface, SURFACES } from '../belt/onto-surface';
import { useBeltWords } from '../belt/use-belt-words';
import { useEditorShell } from '../state/editor-shell';
import { useDocument } from '../state/use-editor-state';
import { useRestingLive } from '../state/use-resting-live';
import { useNames } from '../words/use-names';
import { FactList } from './fact-list';
import { InspectorHead, InspectorSection } from './inspector-section';
import { LengthField } from './length-field';

interface BeltPointInspectorProps {
  readonly belt: SceneBelt;
  readonly index: number;
}

/** A point at which a belt is held: its surface, its place as numbers, its fixing, and its commands. */
export const BeltPointInspector = ({ belt: standing, index }: BeltPointInspectorProps) => {
  const { t } = useTranslation('editor');
  const { editor, format, isReadOnly } = useEditorShell();
  const words = useBeltWords();
  const names = useNames();
  const room = useDocument((state) => state.scene.room);
  const belt = useRestingLive((state) => state.belts.get(standing.id)) ?? standing;
  // The feeds on offer follow from the document, which a gesture does not change.
  const [choice] = useMemo(() => (isReadOnly ? [] : editor.belts.feedOptions(standing.id, index)), [editor, isReadOnly, standing, index]);
  const point = belt.points[index];
  if (point === undefined) return null;
  const { id, isClosed, points, feed } = belt;
  const move = (to: Partial<Record<'x' | 'y' | 'z', number>>) =>
    editor.belts.movePoint(id, index, { x: point.x, y: point.y, z: point.z, ...to });
  const kind = point.surface === 'ceiling' || point.surface === 'floor' ? point.surface : 'wall';
  const fixing = editor.sources.palette.find(({ definition }) => editor.sources.systemParts[definition.model]?.fixing === kind);
  const isInner = index > 0 && index < points.length - 1;
  const isFedHere = feed !== undefined && words.pointOf(belt, feed)?.label === point.label;
  const onHeight = point.surface === 'ceiling' ? room.heightMetres - CEILING_ROD_METRES : undefined;
  return (
    <>
      <InspectorHead title={t('belts.point.title', { name: point.label })} />
      <p className="m-0 text-sm">
        <TextButton onClick={() => editor.select([id])}>{words.named(belt)}</TextButton>
      </p>
      <Dropdown
        label={t('belts.point.surface')}
        value={point.surface}
        disabled={isReadOnly}
        options={SURFACES.map((surface) => ({ value: surface, label: words.surfaceName(surface) }))}
        onValueChange={(value) => {
          const surface = SURFACES.find((each): each is Surface => each === value);
          if (surface !== undefined) move(ontoSurface(point, surface, room));
        }}
      />
      <div className="grid grid-cols-2 gap-2">
        <LengthField
          label={t('panels.inspector.fromLeft')}
          valueCm={(point.x + room.widthMetres / 2) * 100}
          disabled={isReadOnly || point.surface === 'wall-B' || point.surface === 'wall-D'}
          onChange={(centimetres) => move({ x: centimetres / 100 - room.widthMetres / 2 })}
        />
        <LengthField
          label={t('panels.inspector.fromBack')}
          valueCm={(point.z + room.depthMetres / 2) * 100}
          disabled={isReadOnly || point.surface === 'wall-A' || point.surface === 'wall-C'}
          onChange={(centimetres) => move({ z: centimetres / 100 - room.depthMetres / 2 })}
        />
        <LengthField
          label={t('belts.point.height')}
          valueCm={point.y * 100}
          disabled={isReadOnly || kind !== 'wall'}
          onChange={(centimetres) => move({ y: centimetres / 100 })}
        />
      </div>
      <FactList
        facts={[
          [t('belts.point.along'), words.metresOf(point.arcLengthMetres)],
          ...(fixing === undefined ? [] : ([[t('belts.point.fixing'), names.short(fixing.definition.model)]] as const)),
          ...(onHeight === undefined || point.rodMetres === 0 ? [] : ([[t('belts.point.rod'), words.full(point.rodMetres)]] as const)),
        ]}
      />
      {!isReadOnly && (
        <InspectorSection>
          <div className="flex flex-wrap gap-2">
            {(isClosed || isInner) && (
              <Button size="sm" icon={<ScissorsIcon size={16} />} onClick={() => beltPanelVerbsOf(editor).split(id, index)}>
                {t('belts.point.cutHere')}
              </Button>
            )}
            {choice && !isFedHere && (
              <Button size="sm" onClick={() => editor.belts.feed(id, index, choice.code, choice.installation)}>
                {feed === undefined ? t('belts.feed.here', { watts: format.watts(choice.deliveredWatts) }) : t('belts.feed.moveHere')}
              </Button>
            )}
            {points.length > (isClosed ? 3 : 2) && (
              <Button size="sm" icon={<TrashIcon size={16} />} onClick={() => editor.belts.removePoint(id, index)}>
                {t('belts.point.remove')}
              </Button>
            )}
          </div>
        </InspectorSection>
      )}
    </>
  );
};

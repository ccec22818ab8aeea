import type { SceneRoom } from '@candil/configurator';
import { SPACE_BOUNDS, type SpaceConfig } from '@candil/domain';
import { useTranslation } from '@candil/i18n/react';
import { Dropdown } from '@candil/ui-kit/dropdown';
import { useEditorShell } from '../state/editor-shell';
import { useDocument } from '../state/use-editor-state';
import { useLengths } from '../words/use-lengths';
import { FurnitureList } from './furniture-list';
import { InspectorHead, InspectorSection } from './inspector-section';
import { LengthField } from './length-field';

/** Stands in a canopy's materials for every ceiling. */
const EVERY = 'all';
/** Materials with a name of ours; others are called as the catalogue calls them. */
const NAMED: ReadonlySet<string> = new Set(['pladur', 'wood', 'metal', 'concrete']);

const configOf = (room: SceneRoom): SpaceConfig => ({
  roomSize: { width: room.widthMetres, depth: room.depthMetres, height: room.heightMetres },
  extraCeiling: room.extraCeilingMetres,
  ceilingMaterial: room.ceilingMaterial,
});

/** The room: its measures, the free height over the ceiling, the material of the ceiling, and the furniture. */
export const RoomInspector = () => {
  const { t } = useTranslation('editor');
  const { editor, isReadOnly } = useEditorShell();
  const lengths = useLengths();
  const room = useDocument((state) => state.scene.room);
  const config = configOf(room);
  const set = (changed: Partial<SpaceConfig>) =>
    editor.change({ kind: 'set-room', config: { ...config, ...changed } }, { kind: 'room', names: [] });
  const measure = (name: 'width' | 'depth' | 'height') => {
    const { min, max } = SPACE_BOUNDS[`roomSize.${name}`];
    return (
      <LengthField
        label={t(`panels.room.${name}`)}
        valueCm={config.roomSize[name] * 100}
        minCm={min * 100}
        maxCm={max * 100}
        disabled={isReadOnly}
        onChange={(centimetres) => set({ roomSize: { ...config.roomSize, [name]: centimetres / 100 } })}
      />
    );
  };
  const materials = new Set([
    ...editor.sources.context.canopies.flatMap(({ compatibleMaterials }) => compatibleMaterials).filter((material) => material !== EVERY),
    ...NAMED,
    room.ceilingMaterial,
  ]);
  return (
    <>
      <InspectorHead
        title={t('views.tree.room')}
        detail={[room.widthMetres, room.depthMetres, room.heightMetres].map((metres) => lengths.short(metres * 100)).join(' × ')}
      />
      <div className="grid grid-cols-2 gap-2">
        {measure('width')}
        {measure('depth')}
        {measure('height')}
        <LengthField
          label={t('panels.room.extraCeiling')}
          valueCm={room.extraCeilingMetres * 100}
          minCm={SPACE_BOUNDS.extraCeiling.min * 100}
          maxCm={SPACE_BOUNDS.extraCeiling.max * 100}
          disabled={isReadOnly}
          onChange={(centimetres) => set({ extraCeiling: centimetres / 100 })}
        />
      </div>
      <Dropdown
        label={t('panels.room.material')}
        value={room.ceilingMaterial}
        disabled={isReadOnly}
        onValueChange={(ceilingMaterial) => set({ ceilingMaterial })}
        options={[...materials].map((material) => ({
          value: material,
          label: isNamed(material) ? t(`panels.room.materials.${material}`) : material,
        }))}
      />
      <InspectorSection title={t('panels.furniture.label')}>
        <FurnitureList />
      </InspectorSection>
    </>
  );
};

const isNamed = (material: string): material is 'pladur' | 'wood' | 'metal' | 'concrete' => NAMED.has(material);

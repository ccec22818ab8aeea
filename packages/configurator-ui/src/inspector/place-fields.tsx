import type { Furniture, SceneLight } from '@candil/configurator';
import { wireLengthOfHeight } from '@candil/domain';
import { useTranslation } from '@candil/i18n/react';
import { limitsOfLight } from '../elevation/height-span';
import { useEditorShell } from '../state/editor-shell';
import { useDocument } from '../state/use-editor-state';
import { useRestingLive } from '../state/use-resting-live';
import { useLengths } from '../words/use-lengths';
import { LengthField } from './length-field';

interface PlaceFieldsProps {
  readonly light: SceneLight;
}

/** The furniture that a place is over; turned furniture is taken by its own axes. */
const isOver = ({ x, z, widthMetres, depthMetres, turnDegrees }: Furniture, at: { readonly x: number; readonly z: number }): boolean => {
  const turn = (turnDegrees * Math.PI) / 180;
  const [dx, dz] = [at.x - x, at.z - z];
  const along = dx * Math.cos(turn) - dz * Math.sin(turn);
  const across = dx * Math.sin(turn) + dz * Math.cos(turn);
  return Math.abs(along) <= widthMetres / 2 && Math.abs(across) <= depthMetres / 2;
};

/** Place of a luminaire as numbers: from the left wall and the back wall, its height and its wire. */
export const PlaceFields = ({ light }: PlaceFieldsProps) => {
  const { t } = useTranslation('editor');
  const { editor, isReadOnly } = useEditorShell();
  const lengths = useLengths();
  const room = useDocument((state) => state.scene.room);
  const furniture = useDocument((state) => state.furniture);
  const live = useRestingLive((state) => state.overrides.get(light.id));
  const place = live ?? light;
  const heightCm = place.heightCm;
  const limits = limitsOfLight(editor.sources.context, room, light);
  const fromLeft = (place.x + room.widthMetres / 2) * 100;
  const fromBack = (place.z + room.depthMetres / 2) * 100;
  const parts = { canopyHeightMetres: Math.max(0, room.heightMetres - light.mountMetres), elementHeightMetres: light.bodyHeightMetres };
  const wire = heightCm === undefined ? undefined : wireLengthOfHeight(heightCm, parts);
  const bottomMetres = heightCm === undefined ? light.bottomMetres : room.heightMetres - heightCm / 100;
  const under = furniture.filter((each) => isOver(each, place)).toSorted((a, b) => b.heightMetres - a.heightMetres)[0];
  const label = (kind: 'move' | 'raise') => ({ kind, names: [light.label] });
  return (
    <div className="flex flex-col gap-3">
      <div className="grid grid-cols-2 gap-2">
        <LengthField
          label={t('panels.inspector.fromLeft')}
          valueCm={fromLeft}
          disabled={isReadOnly}
          onChange={(centimetres) => editor.moveTo([light.id], 'x', centimetres / 100)}
        />
        <LengthField
          label={t('panels.inspector.fromBack')}
          valueCm={fromBack}
          disabled={isReadOnly}
          onChange={(centimetres) => editor.moveTo([light.id], 'z', centimetres / 100)}
        />
        {heightCm !== undefined && (
          <LengthField
            label={t('panels.room.height')}
            field="height"
            valueCm={heightCm}
            disabled={isReadOnly}
            {...(limits === undefined ? {} : { minCm: limits.minCm, maxCm: limits.maxCm })}
            onChange={(centimetres) =>
              editor.change({ kind: 'set-height', elementIds: [light.id], heightCm: Math.round(centimetres) }, label('raise'))
            }
          />
        )}
        {wire?.ok && (
          <LengthField
            label={t('panels.inspector.wire')}
            valueCm={wire.value}
            disabled={isReadOnly}
            minCm={0}
            onChange={(centimetres) =>
              editor.change({ kind: 'set-wire-length', elementIds: [light.id], wireLengthCm: Math.round(centimetres) }, label('raise'))
            }
          />
        )}
      </div>
      <p className="m-0 text-xs text-muted">
        {[
          t('panels.inspector.bodyHeight', { height: lengths.full(light.bodyHeightMetres * 100) }),
          under
            ? t('panels.inspector.overFurniture', { height: lengths.full((bottomMetres - under.heightMetres) * 100) })
            : t('panels.inspector.overFloor', { height: lengths.full(bottomMetres * 100) }),
        ].join(' · ')}
      </p>
    </div>
  );
};

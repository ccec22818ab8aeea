import { useTranslation } from '@candil/i18n/react';
import type { LuxMap } from '@candil/photometry/room-light';
import { LUX_HUE, LUX_OPACITY } from './lux-scale.data';

/** The light at the height of the tables, or on the floor, as levels over the plan, in metres from the middle of the room. */
export const LuxLayer = ({ map }: { readonly map: LuxMap }) => {
  const { t } = useTranslation('eproject');
  const { columns, rows, lengthMetres, widthMetres, bands } = map;
  const [width, height] = [lengthMetres / columns, widthMetres / rows];
  return (
    <g pointerEvents="none" shapeRendering="crispEdges">
      <title>{t(map.heightMetres > 0 ? 'composition.light.mapAtTable' : 'composition.light.mapOnFloor')}</title>
      {Array.from(bands, (band, index) =>
        band === 0 ? null : (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell of a map is its place
            key={index}
            x={(index % columns) * width - lengthMetres / 2}
            y={Math.floor(index / columns) * height - widthMetres / 2}
            width={width}
            height={height}
            fill={LUX_HUE}
            fillOpacity={LUX_OPACITY[band] ?? 0.7}
          />
        ),
      )}
    </g>
  );
};

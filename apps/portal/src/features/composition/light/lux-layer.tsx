import { useTranslation } from '@candil/i18n/react';
import type { LuxMap } from '@candil/photometry/room-light';

/** Opacity of the levels 50, 100, 200, 300 and 500 lx: one hue, so that the map reads without colour vision. */
const OPACITY = [0, 0.12, 0.24, 0.38, 0.54, 0.72] as const;

/** The light on the floor as levels over the plan, in metres from the middle of the room. */
export const LuxLayer = ({ map }: { readonly map: LuxMap }) => {
  const { t } = useTranslation('eproject');
  const { columns, rows, lengthMetres, widthMetres, bands } = map;
  const [width, height] = [lengthMetres / columns, widthMetres / rows];
  return (
    <g pointerEvents="none" shapeRendering="crispEdges">
      <title>{t('composition.light.mapLabel')}</title>
      {Array.from(bands, (band, index) =>
        band === 0 ? null : (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell of a map is its place
            key={index}
            x={(index % columns) * width - lengthMetres / 2}
            y={Math.floor(index / columns) * height - widthMetres / 2}
            width={width}
            height={height}
            fill="#ffb84d"
            fillOpacity={OPACITY[band] ?? 0.72}
          />
        ),
      )}
    </g>
  );
};

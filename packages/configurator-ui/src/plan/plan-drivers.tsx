import { driverGroupsOf } from '@candil/configurator';
import { useMemo } from 'react';
import { useFlat } from '../flat/flat-context';
import { toX, toY } from '../flat/projection';
import { hueOf } from '../inspector/driver-hue';
import { useDerived, useDocument, useView } from '../state/use-editor-state';

/** Rings in the hue of the driver that feeds a luminaire, numbered, while drivers are looked at. */
export const PlanDrivers = () => {
  const { projection } = useFlat();
  const isShown = useView((state) => state.tool === 'electrical');
  const evaluation = useDerived((state) => state.evaluation);
  const lights = useDocument((state) => state.scene.lights);
  const groups = useMemo(() => driverGroupsOf(evaluation), [evaluation]);
  if (!isShown) return null;
  return (
    <g className="pointer-events-none">
      {groups.flatMap(({ number, elementIds, hueDegrees }) =>
        lights
          .filter(({ id }) => elementIds.includes(id))
          .map(({ id, x, z, radiusMetres }) => {
            const radius = Math.max(4, radiusMetres * projection.scale) + 8;
            return (
              <g key={`${number}${id}`} transform={`translate(${toX(projection, x)} ${toY(projection, z)})`}>
                <circle r={radius} fill="none" stroke={hueOf(hueDegrees)} strokeWidth={4} />
                <text y={-radius - 6} textAnchor="middle" className="fill-text text-xs font-semibold">
                  {number}
                </text>
              </g>
            );
          }),
      )}
    </g>
  );
};

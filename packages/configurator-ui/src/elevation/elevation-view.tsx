import { type ElevationAxis, systemOf } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { useMemo } from 'react';
import { useStandingBelt } from '../belt/active-span';
import { placeOfBelt } from '../belt/belt-place';
import { BeltCut, BeltDraft, BeltLabels, ElevationHeadroom, FlatBelt, FlatBeltMarks } from '../belt/later-belts';
import { FlatCanvas } from '../flat/flat-canvas';
import type { Margin } from '../flat/projection';
import {
  ElevationCanopy,
  ElevationFurniture,
  ElevationGhosts,
  ElevationGuides,
  ElevationLights,
  ElevationLimits,
  ElevationMeasure,
  Marquee,
  PlacePreviews,
} from '../screen/later-soon';
import { useScreenSize } from '../screen/use-screen-size';
import { useEditorShell } from '../state/editor-shell';
import { useDocument, useView } from '../state/use-editor-state';
import { FlatSticks, StickDraft } from '../stick/later-sticks';
import { placeOfStick } from '../stick/stick-place';
import { acrossOf, axisOf, contentOfElevation, nearnessOf, placeOfElevation, viewOfElevation, viewOfSide } from './elevation-axis';
import { ElevationRoom } from './elevation-room';
import { useBreak } from './use-break';

const MARGIN: Margin = { left: 36, top: 26, right: 18, bottom: 46 };
/** Under a break the floor and the measures need their place. */
const BREAK_MARGIN: Margin = { left: 72, top: 22, right: 72, bottom: 60 };
/** The tools lie over the lower edge of a phone's canvas. */
const PHONE_MARGIN: Margin = { left: 36, top: 26, right: 56, bottom: 104 };

const fromFar = <Part extends { readonly x: number; readonly z: number }>(axis: ElevationAxis, parts: readonly Part[]): readonly Part[] =>
  parts.toSorted((a, b) => nearnessOf(axis, a) - nearnessOf(axis, b));

/** The room from one of its sides, where heights are set. */
export const ElevationView = () => {
  const { t } = useTranslation('editor');
  const system = systemOf(useEditorShell().editor.sources);
  const margin = useScreenSize() === 'sm' ? PHONE_MARGIN : MARGIN;
  const side = useView((state) => state.elevation);
  const axis = useMemo(() => axisOf(side), [side]);
  const viewOf = useMemo(() => viewOfElevation(axis), [axis]);
  const { room, canopies, lights, belts, sticks } = useDocument((state) => state.scene);
  const placeOf = useMemo(() => placeOfElevation(axis, room), [axis, room]);
  // Not as a gesture shows it: the whole view would be drawn anew with every step.
  const measured = useStandingBelt() ?? belts[0];
  const furniture = useDocument((state) => state.furniture);
  const breakMetres = useBreak();
  const lightsFromFar = useMemo(() => fromFar(axis, lights), [axis, lights]);
  const table = furniture.find(({ kind }) => kind === 'table' || kind === 'round-table') ?? furniture[0];
  const inReadingOrder = [...canopies, ...lights, ...belts.map(placeOfBelt), ...sticks.map(placeOfStick)].toSorted(
    (a, b) => acrossOf(axis, a) - acrossOf(axis, b),
  );
  return (
    <FlatCanvas
      key={side}
      view={viewOfSide(side)}
      label={t('views.canvas.elevation', { side, count: lights.length })}
      content={{ ...contentOfElevation(axis, room), bottom: -(breakMetres ?? 0) }}
      margin={breakMetres === undefined ? margin : BREAK_MARGIN}
      placeOf={placeOf}
      viewOf={viewOf}
      objects={inReadingOrder}
    >
      <ElevationRoom room={room} axis={axis} table={table} belt={measured} breakMetres={breakMetres} />
      {breakMetres === undefined &&
        fromFar(axis, furniture).map((each) => <ElevationFurniture key={each.id} furniture={each} axis={axis} />)}
      <ElevationLimits room={room} axis={axis} />
      {canopies
        .filter(({ isVirtual }) => !isVirtual)
        .map((canopy) => (
          <ElevationCanopy key={canopy.id} canopy={canopy} room={room} axis={axis} />
        ))}
      {belts.length > 0 && <ElevationHeadroom room={room} axis={axis} />}
      {belts.map((belt) => (
        <FlatBelt key={belt.id} belt={belt} room={room} viewOf={viewOf} isElevation />
      ))}
      <ElevationLights lights={lightsFromFar} room={room} axis={axis} />
      {belts.map((belt) => (
        <FlatBeltMarks key={belt.id} belt={belt} viewOf={viewOf} isElevation />
      ))}
      {belts.length > 0 && <BeltLabels belts={belts} lights={lights} room={room} viewOf={viewOf} isElevation breakMetres={breakMetres} />}
      {system === 'sticks' && (
        <>
          <FlatSticks viewOf={viewOf} />
          <StickDraft viewOf={viewOf} />
        </>
      )}
      {system === 'belts' && (
        <>
          <BeltDraft viewOf={viewOf} />
          <BeltCut viewOf={viewOf} />
        </>
      )}
      <PlacePreviews
        viewOf={({ place, radiusMetres }) => [acrossOf(axis, place), (place.heightCm ?? 0) / 100 - room.heightMetres - radiusMetres]}
      />
      <ElevationMeasure room={room} axis={axis} />
      <ElevationGuides room={room} axis={axis} />
      <ElevationGhosts room={room} axis={axis} />
      {/* A marquee of an elevation has its vertical in `z`, as metres above the floor. */}
      <Marquee viewOf={({ x, z }) => [x, -z]} />
    </FlatCanvas>
  );
};

import { type SceneBelt, type Surface, systemOf } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { useMemo } from 'react';
import { placeOfBelt } from '../belt/belt-place';
import { BeltCut, BeltDraft, BeltLabels, FlatBelt, FlatBeltMarks } from '../belt/later-belts';
import { FlatCanvas } from '../flat/flat-canvas';
import { useFlat } from '../flat/flat-context';
import { type Margin, toX, toY } from '../flat/projection';
import { useScreenSize } from '../screen/use-screen-size';
import { useEditorShell } from '../state/editor-shell';
import { useDocument, useScope, useView } from '../state/use-editor-state';
import { FlatSticks, StickDraft } from '../stick/later-sticks';
import { placeOfStick } from '../stick/stick-place';
import { useRunsOnWalls } from './use-runs-on-walls';
import { WallLight } from './wall-light';
import { contentOfStrip, nearestWallOf, placeOfWalls, viewOfWalls, wallsHolding, wallsOf } from './wall-strip';
import { WallsRoom } from './walls-room';

const MARGIN: Margin = { left: 36, top: 26, right: 18, bottom: 46 };
/** The tools lie over the lower edge of a phone's canvas. */
const PHONE_MARGIN: Margin = { left: 36, top: 60, right: 56, bottom: 104 };

/** The room unfolded: its walls in one strip, where runs are followed around corners. Elements away from the walls are not shown. */
export const WallsView = () => {
  const { t } = useTranslation('editor');
  const system = systemOf(useEditorShell().editor.sources);
  const margin = useScreenSize() === 'sm' ? PHONE_MARGIN : MARGIN;
  const { room, lights, belts, sticks } = useDocument((state) => state.scene);
  const selection = useView((state) => state.selection);
  const walls = useMemo(() => wallsOf(room), [room]);
  const viewOf = useMemo(() => viewOfWalls(room, walls), [room, walls]);
  const placeOf = useMemo(() => placeOfWalls(room), [room]);
  const runs = useRunsOnWalls(room, walls);
  const shown = belts.flatMap((belt) => {
    const run = runs.get(belt.id);
    return run === undefined ? [] : [{ belt, ...run }];
  });
  const held = lights.flatMap((light) => {
    const run = runs.get(light.host?.beltId ?? '');
    return run === undefined ? [] : [{ light, ...run }];
  });
  const lines = sticks.filter(({ lineId }) => runs.has(lineId));
  const viewOfBelt = (belt: SceneBelt) => runs.get(belt.id)?.viewOf ?? viewOf;
  const viewOnSurface = (surface: Surface) => {
    const own = wallsHolding(walls, [surface]);
    return own.length === 0 ? undefined : viewOfWalls(room, own);
  };
  const objects = [
    ...shown.map(({ belt }) => ({ ...placeOfBelt(belt), y: 0 })),
    ...held.map(({ light: { id, x, z } }) => ({ id, x, y: 0, z })),
    ...lines.map((stick) => ({ ...placeOfStick(stick), y: 0 })),
  ].toSorted((a, b) => viewOf(a)[0] - viewOf(b)[0]);
  const chosen = [...lights, ...lines.map(placeOfStick), ...belts.map(placeOfBelt)].find(({ id }) => selection.includes(id));
  const keysAs = (chosen && nearestWallOf(walls, chosen, room)?.side) ?? 'A';
  return (
    <FlatCanvas
      view="walls"
      keysAs={`elevation-${keysAs}`}
      label={t('views.canvas.walls')}
      content={contentOfStrip(room)}
      margin={margin}
      placeOf={placeOf}
      viewOf={viewOf}
      objects={objects}
    >
      <WallsRoom room={room} />
      {runs.size === 0 && <NothingOnWalls />}
      {shown.map(({ belt, viewOf: viewOfRun }) => (
        <FlatBelt key={belt.id} belt={belt} room={room} viewOf={viewOfRun} isElevation />
      ))}
      {held.map(({ light, walls: own, viewOf: viewOfRun }) => (
        <WallLight key={light.id} light={light} room={room} walls={own} viewOf={viewOfRun} />
      ))}
      {shown.map(({ belt, viewOf: viewOfRun }) => (
        <FlatBeltMarks key={belt.id} belt={belt} viewOf={viewOfRun} isElevation />
      ))}
      {shown.length > 0 && (
        <BeltLabels
          belts={shown.map(({ belt }) => belt)}
          lights={held.map(({ light }) => light)}
          room={room}
          viewOf={viewOf}
          viewOfBelt={viewOfBelt}
          isElevation
        />
      )}
      {system === 'sticks' && (
        <>
          <FlatSticks viewOf={viewOf} viewOfLine={(id) => runs.get(id)?.viewOf} />
          <StickDraft viewOf={viewOf} viewOfSurface={viewOnSurface} />
        </>
      )}
      {system === 'belts' && (
        <>
          <BeltDraft viewOf={viewOf} />
          <BeltCut viewOf={viewOf} />
        </>
      )}
    </FlatCanvas>
  );
};

const NothingOnWalls = () => {
  const { t } = useTranslation('editor');
  const { projection } = useFlat();
  const { room } = useDocument((state) => state.scene);
  const isDrafting = useScope((scope) => scope.kind === 'drafting');
  if (isDrafting) return null;
  return (
    <text
      x={toX(projection, room.widthMetres + room.depthMetres)}
      y={toY(projection, -room.heightMetres / 2)}
      textAnchor="middle"
      dominantBaseline="central"
      className="pointer-events-none fill-muted text-sm"
    >
      {t('views.walls.empty')}
    </text>
  );
};

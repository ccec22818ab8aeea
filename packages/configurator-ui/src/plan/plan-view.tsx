import { type SceneCanopy, type SceneLight, systemOf } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { type ReactNode, useMemo } from 'react';
import { placeOfBelt } from '../belt/belt-place';
import { BeltCut, BeltDraft, BeltLabels, FlatBelt, FlatBeltMarks } from '../belt/later-belts';
import { DrawnParts, SelectedOnTop } from '../flat/drawn-parts';
import { FlatCanvas } from '../flat/flat-canvas';
import { useFlat } from '../flat/flat-context';
import type { Margin } from '../flat/projection';
import { Marquee, PlacePreviews } from '../screen/later-soon';
import { useScreenSize } from '../screen/use-screen-size';
import { useEditorShell } from '../state/editor-shell';
import { useDocument } from '../state/use-editor-state';
import { FlatSticks, StickDraft } from '../stick/later-sticks';
import { placeOfStick } from '../stick/stick-place';
import { PlanCanopy } from './plan-canopy';
import { PlanDrivers } from './plan-drivers';
import { PlanFurniture } from './plan-furniture';
import { PlanGhosts } from './plan-ghosts';
import { PlanGuides } from './plan-guides';
import { PlanLight } from './plan-light';
import { placeOfPlan, viewOfPlan } from './plan-place';
import { PlanRoom } from './plan-room';
import { PlanWire } from './plan-wire';
import { TurnHandle } from './turn-handle';

const MARGIN: Margin = { left: 36, top: 16, right: 18, bottom: 46 };
/** The tools lie over the lower edge of a phone's canvas. */
const PHONE_MARGIN: Margin = { left: 36, top: 16, right: 56, bottom: 104 };

interface FreeWire {
  readonly canopy: SceneCanopy;
  readonly light: SceneLight;
}

const freeWires = (canopies: readonly SceneCanopy[], lights: readonly SceneLight[]): readonly FreeWire[] =>
  canopies
    .filter(({ isVirtual, isFreeWire }) => !isVirtual && isFreeWire)
    .flatMap((canopy) => lights.filter(({ id }) => canopy.lightIds.includes(id)).map((light) => ({ canopy, light })));

const drawWire = ({ canopy, light }: FreeWire) => <PlanWire key={light.id} canopy={canopy} light={light} />;
const drawCanopy = (canopy: SceneCanopy) => <PlanCanopy key={canopy.id} canopy={canopy} />;
const drawLight = (light: SceneLight) => <PlanLight key={light.id} light={light} />;

interface PlanViewProps {
  /** Layer drawn over the floor, in metres from its middle: the illuminance. */
  readonly layer?: ReactNode;
}

/** The room from above, worked in. */
export const PlanView = ({ layer }: PlanViewProps) => {
  const { t } = useTranslation('editor');
  const system = systemOf(useEditorShell().editor.sources);
  const margin = useScreenSize() === 'sm' ? PHONE_MARGIN : MARGIN;
  const { room, canopies, lights, belts, sticks } = useDocument((state) => state.scene);
  const placeOf = useMemo(() => placeOfPlan(room), [room]);
  const furniture = useDocument((state) => state.furniture);
  const content = { left: -room.widthMetres / 2, top: -room.depthMetres / 2, right: room.widthMetres / 2, bottom: room.depthMetres / 2 };
  const feeds = canopies.filter(({ isVirtual }) => !isVirtual);
  const wires = useMemo(() => freeWires(canopies, lights), [canopies, lights]);
  // A lower body is nearer to an eye that looks up, but here the eye looks down: higher bodies are drawn last.
  const fromBelow = lights.toSorted((a, b) => a.bottomMetres - b.bottomMetres);
  const inReadingOrder = [...canopies, ...lights, ...belts.map(placeOfBelt), ...sticks.map(placeOfStick)].toSorted(
    (a, b) => a.z - b.z || a.x - b.x,
  );
  return (
    <FlatCanvas
      view="plan"
      label={t('views.canvas.plan', { count: lights.length })}
      content={content}
      margin={margin}
      placeOf={placeOf}
      viewOf={viewOfPlan}
      objects={inReadingOrder}
    >
      <PlanRoom room={room} />
      {furniture.map((each) => (
        <PlanFurniture key={each.id} furniture={each} />
      ))}
      {/* Over the tables: the light on them is of interest. */}
      {layer !== undefined && <InMetres>{layer}</InMetres>}
      <DrawnParts parts={wires} draw={drawWire} />
      <PlanGuides room={room} part="line" />
      <DrawnParts parts={feeds} draw={drawCanopy} />
      {belts.map((belt) => (
        <FlatBelt key={belt.id} belt={belt} room={room} viewOf={viewOfPlan} isElevation={false} />
      ))}
      <SelectedOnTop parts={fromBelow} draw={drawLight} />
      {belts.map((belt) => (
        <FlatBeltMarks key={belt.id} belt={belt} viewOf={viewOfPlan} isElevation={false} />
      ))}
      {belts.length > 0 && <BeltLabels belts={belts} lights={lights} room={room} viewOf={viewOfPlan} isElevation={false} />}
      {system === 'sticks' && (
        <>
          <FlatSticks viewOf={viewOfPlan} />
          <StickDraft viewOf={viewOfPlan} />
        </>
      )}
      {system === 'belts' && (
        <>
          <BeltDraft viewOf={viewOfPlan} />
          <BeltCut viewOf={viewOfPlan} />
        </>
      )}
      <PlanDrivers />
      <PlacePreviews viewOf={({ place }) => [place.x, place.z]} />
      <PlanGuides room={room} part="text" />
      <PlanGhosts />
      <TurnHandle />
      <Marquee viewOf={({ x, z }) => [x, z]} />
    </FlatCanvas>
  );
};

const InMetres = ({ children }: { readonly children: ReactNode }) => {
  const { projection } = useFlat();
  return (
    <g className="pointer-events-none" transform={`translate(${projection.originX} ${projection.originY}) scale(${projection.scale})`}>
      {children}
    </g>
  );
};

import type { ViewState } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { memo, type ReactNode, useDeferredValue, useEffect, useRef } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { IssueList } from '../issues/issue-list';
import { useDocument, useView } from '../state/use-editor-state';
import { useLights } from '../state/use-selected-lights';
import { BaseInspector } from '../stick/base-inspector';
import { HandInspector } from '../stick/hand-inspector';
import { StickInspector } from '../stick/stick-inspector';
import { BeltAccessoryInspector } from './belt-accessory-inspector';
import { BeltInspector } from './belt-inspector';
import { BeltPointInspector } from './belt-point-inspector';
import { CanopyInspector } from './canopy-inspector';
import { CompositionInspector } from './composition-inspector';
import { DateAdvice } from './date-advice';
import { DriverList } from './driver-list';
import { LightInspector } from './light-inspector';
import { LightMore } from './light-more';
import { MultiInspector } from './multi-inspector';
import { RoomInspector } from './room-inspector';
import { SummaryInspector } from './summary-inspector';

interface InspectorProps {
  readonly advice?: ReactNode;
}

/** Settings of the selection; without a selection those of the room, or the sum of it all. */
export const Inspector = ({ advice }: InspectorProps) => {
  const { t } = useTranslation('editor');
  const section = useRef<HTMLElement>(null);
  // A press is answered by the drawings and the tree at once; the settings, which take longer, follow in the next picture.
  const inspected = useDeferredValue(useView(useShallow(inspectedIn)));
  const { selection } = inspected;
  // A newly inspected element is read from its top, unless it was selected from in here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when something else is selected
  useEffect(() => {
    const { current } = section;
    if (current === null || current.contains(document.activeElement)) return;
    // Right before the frame is drawn: at once, the browser would lay the page out twice.
    const frame = requestAnimationFrame(() => current.parentElement?.scrollTo?.(0, 0));
    return () => cancelAnimationFrame(frame);
  }, [selection]);
  return (
    <section ref={section} aria-label={t('panels.inspector.label')} className="flex flex-col gap-4">
      <Inspected {...inspected} />
      {/* Between the frequent and the rare settings, so that both are seen at once. */}
      <IssueList />
      <DateAdvice />
      {advice}
      <MoreOfLight selection={selection} />
    </section>
  );
};

/** What of the view the inspector follows. */
const inspectedIn = ({ selection, step, tool, beltPart, stick }: ViewState) => ({
  selection,
  step,
  tool,
  beltPart,
  isDrawingLine: stick.isLineFirst,
});

const MoreOfLight = memo(({ selection }: Pick<ViewState, 'selection'>) => {
  const [light, ...others] = useLights(selection);
  return light === undefined || others.length > 0 ? null : <LightMore light={light} />;
});
MoreOfLight.displayName = 'MoreOfLight';

const Inspected = memo(({ selection, step, tool, beltPart, isDrawingLine }: ReturnType<typeof inspectedIn>) => {
  const belt = useDocument((state) =>
    state.scene.belts.find(({ id, feed }) => selection.includes(id) || (feed !== undefined && selection.includes(feed.id))),
  );
  const accessory = useDocument((state) =>
    state.scene.belts.flatMap(({ accessories }) => accessories).find(({ id }) => selection.includes(id)),
  );
  const { canopies, compositions, sticks, lines } = useDocument((state) => state.scene);
  const lights = useLights(selection);
  const [light] = lights;
  if (tool === 'stick' && !isDrawingLine) return <HandInspector />;
  const lined = sticks.filter(({ id, lineId }) => selection.includes(id) || selection.includes(lineId));
  if (lined.length > 0) return <StickInspector key={lined[0]?.id} sticks={lined} />;
  const fed = lines.find(({ feeds }) => feeds.some(({ id }) => selection.includes(id)));
  const feed = fed?.feeds.find(({ id }) => selection.includes(id));
  if (fed !== undefined && feed !== undefined) return <BaseInspector key={feed.id} line={fed} feed={feed} />;
  if (lights.length > 1) return <MultiInspector lights={lights} />;
  if (light !== undefined) return <LightInspector light={light} />;
  if (accessory !== undefined) return <BeltAccessoryInspector accessory={accessory} />;
  if (belt !== undefined)
    return beltPart?.kind === 'point' ? <BeltPointInspector belt={belt} index={beltPart.index} /> : <BeltInspector belt={belt} />;
  const canopy = canopies.find(({ id }) => selection.includes(id));
  if (canopy !== undefined) return <CanopyInspector key={canopy.id} canopy={canopy} />;
  const composition = compositions.find(({ id }) => selection.includes(id));
  if (composition !== undefined) return <CompositionInspector composition={composition} />;
  if (tool === 'electrical') return <DriverList />;
  return step === 'summary' ? <SummaryInspector /> : <RoomInspector />;
});
Inspected.displayName = 'Inspected';

import { systemOf, type ViewState } from '@candil/configurator';
import { type ReactNode, useState } from 'react';
import { ElevationPane } from '../elevation/elevation-pane';
import { PlanPane } from '../plan/later-plan';
import { ScenePane } from '../scene/scene-pane';
import { useEditorShell } from '../state/editor-shell';
import type { BeginFromCode } from './code-refusal';
import { Starters } from './later-soon';

interface WorkAreaProps {
  readonly layout: ViewState['layout'];
  readonly has3d: boolean;
  readonly quality: 'software' | 'low' | 'high' | undefined;
  readonly poster?: string | undefined;
  readonly planLayer?: ReactNode;
  readonly lightNote?: ReactNode;
  readonly lightSwitch?: ReactNode;
  readonly presets?: ReactNode;
  readonly beginFromCode?: BeginFromCode | undefined;
  readonly onLibrary: () => void;
}

/** The panes: the plan over an elevation beside the room in three dimensions, or one of them alone. */
export const WorkArea = ({
  layout,
  has3d,
  quality,
  poster,
  planLayer,
  lightNote,
  lightSwitch,
  presets,
  beginFromCode,
  onLibrary,
}: WorkAreaProps) => {
  const { editor } = useEditorShell();
  const [hasBegun, setBegun] = useState(false);
  const isOfSticks = systemOf(editor.sources) === 'sticks';
  const hasPlan = layout === 'plan' || (layout === 'split' && systemOf(editor.sources) === 'pendants');
  const note = lightNote && (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      {lightNote}
      {hasPlan && lightSwitch}
    </div>
  );
  const startersOver = (over: 'scene' | 'drawing') =>
    !hasBegun && (
      <Starters presets={presets} beginFromCode={beginFromCode} over={over} onBegin={() => setBegun(true)} onLibrary={onLibrary} />
    );
  if (layout === 'plan') return <PlanPane layer={planLayer} note={note} starters={startersOver('drawing')} />;
  if (layout === 'elevation') return <ElevationPane starters={startersOver('drawing')} />;
  const scene = (
    <ScenePane quality={quality} note={note} poster={poster} starters={startersOver('scene')} hasSnap={layout === '3d' && !isOfSticks} />
  );
  if (layout === '3d') return scene;
  const plan = <PlanPane layer={planLayer} starters={!has3d && startersOver('drawing')} />;
  // Belts and sticks are shaped from the side and judged in the room: the plan is a view of its own.
  if (systemOf(editor.sources) !== 'pendants')
    return (
      <div className="flex min-h-0 grow basis-0 flex-col divide-y divide-hairline *:basis-0">
        {has3d ? <div className="flex min-h-0 min-w-0 grow-[1.22]">{scene}</div> : plan}
        <ElevationPane />
      </div>
    );
  return (
    <div
      className={
        has3d
          ? 'grid min-h-0 grow basis-0 grid-rows-[minmax(0,1fr)] grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)]'
          : 'flex min-h-0 grow basis-0'
      }
    >
      <div className="flex min-h-0 min-w-0 grow flex-col divide-y divide-hairline border-e border-hairline *:basis-0">
        {plan}
        <ElevationPane />
      </div>
      {has3d && <div className="flex min-h-0 min-w-0">{scene}</div>}
    </div>
  );
};

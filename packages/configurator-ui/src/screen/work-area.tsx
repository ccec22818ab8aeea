import { systemOf, type ViewState } from '@candil/configurator';
import type { ReactNode } from 'react';
import { ElevationPane } from '../elevation/elevation-pane';
import { PlanPane } from '../plan/plan-pane';
import { ScenePane } from '../scene/scene-pane';
import { useEditorShell } from '../state/editor-shell';

interface WorkAreaProps {
  readonly layout: ViewState['layout'];
  readonly has3d: boolean;
  readonly quality: 'software' | 'low' | 'high' | undefined;
  readonly poster?: string | undefined;
  readonly planLayer?: ReactNode;
  readonly lightNote?: ReactNode;
  readonly lightSwitch?: ReactNode;
}

/** The panes: the plan over an elevation beside the room in three dimensions, or one of them alone. */
export const WorkArea = ({ layout, has3d, quality, poster, planLayer, lightNote, lightSwitch }: WorkAreaProps) => {
  const { editor } = useEditorShell();
  const hasPlan = layout === 'plan' || (layout === 'split' && systemOf(editor.sources) === 'pendants');
  const note = lightNote && (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      {lightNote}
      {hasPlan && lightSwitch}
    </div>
  );
  if (layout === 'plan') return <PlanPane layer={planLayer} note={note} />;
  if (layout === 'elevation') return <ElevationPane />;
  const scene = <ScenePane quality={quality} note={note} poster={poster} />;
  if (layout === '3d') return scene;
  // Belts and sticks are shaped from the side and judged in the room: the plan is a view of its own.
  if (systemOf(editor.sources) !== 'pendants')
    return (
      <div className="flex min-h-0 grow flex-col divide-y divide-hairline *:basis-0">
        {has3d ? <div className="flex min-h-0 min-w-0 grow-[1.22]">{scene}</div> : <PlanPane layer={planLayer} />}
        <ElevationPane />
      </div>
    );
  return (
    <div className={has3d ? 'grid min-h-0 grow grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)]' : 'flex min-h-0 grow'}>
      <div className="flex min-h-0 min-w-0 grow flex-col divide-y divide-hairline border-e border-hairline *:basis-0">
        <PlanPane layer={planLayer} />
        <ElevationPane />
      </div>
      {has3d && <div className="flex min-h-0 min-w-0">{scene}</div>}
    </div>
  );
};

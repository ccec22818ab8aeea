import { type ElevationSide, systemOf } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { SegmentedControl } from '@candil/ui-kit/segmented-control';
import type { ReactNode } from 'react';
import { DraftHud, SpanHud } from '../belt/later-belts';
import { SnapMenu } from '../screen/later-panels';
import { ScopeHud, ScopeNote } from '../screen/later-soon';
import { PaneHead } from '../screen/pane-head';
import { useEditorShell } from '../state/editor-shell';
import { useView } from '../state/use-editor-state';
import { StickHud } from '../stick/later-sticks';
import { WallsView } from '../walls/later-walls';
import { viewOfSide } from './elevation-axis';
import { ElevationView } from './elevation-view';

const SIDES: readonly ElevationSide[] = ['A', 'B', 'C', 'D'];
/** All walls in one strip. */
const WALLS = 'walls';

/** One elevation with its head, and the way to the others. */
export const ElevationPane = ({ starters }: { readonly starters?: ReactNode }) => {
  const { t } = useTranslation('editor');
  const { editor } = useEditorShell();
  const side = useView((state) => state.elevation);
  const unit = useView((state) => state.unit);
  const system = systemOf(editor.sources);
  const isUnfolded = useView((state) => state.isUnfolded) && system !== 'pendants';
  const view = isUnfolded ? 'walls' : viewOfSide(side);
  const title = isUnfolded ? t('views.walls.title') : t('views.elevation.title', { side });
  const isOfBelts = system === 'belts';
  /** Without the plan, which says it otherwise. */
  const isAlone = useView((state) => state.layout) === 'elevation' && system === 'pendants';
  return (
    <section aria-label={title} className="relative flex min-h-0 min-w-0 grow flex-col">
      <PaneHead
        title={title}
        note={<ScopeNote view={view} otherwise={isOfBelts ? t(`belts.note.${unit}`) : t(`views.elevation.note.${unit}`)} />}
      >
        <SegmentedControl
          label={t('views.elevation.side')}
          value={isUnfolded ? WALLS : side}
          segments={[
            ...SIDES.map((value) => ({ value, label: value })),
            ...(system === 'pendants' ? [] : [{ value: WALLS, label: t('views.walls.segment') }]),
          ]}
          onValueChange={(value) => {
            const chosen = SIDES.find((each) => each === value);
            if (chosen !== undefined) editor.setElevation(chosen);
            else editor.setView({ isUnfolded: true });
          }}
          className="p-0.5! [&_button]:h-6 [&_button]:px-2 max-md:[&_button]:min-w-8! max-md:[&_button]:px-1.5!"
        />
        {(isOfBelts || isAlone) && (
          <span className="max-md:hidden">
            <SnapMenu />
          </span>
        )}
      </PaneHead>
      {isUnfolded ? <WallsView /> : <ElevationView />}
      {starters}
      <ScopeHud view={view} />
      {system === 'sticks' && <StickHud view={view} />}
      {isOfBelts && (
        <>
          <SpanHud view={view} />
          <DraftHud view={view} />
        </>
      )}
    </section>
  );
};

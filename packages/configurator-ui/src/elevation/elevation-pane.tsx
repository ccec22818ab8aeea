import { type ElevationSide, systemOf } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { SegmentedControl } from '@candil/ui-kit/segmented-control';
import { DraftHud, SpanHud } from '../belt/later-belts';
import { SnapMenu } from '../screen/later-panels';
import { PaneHead } from '../screen/pane-head';
import { ScopeHud } from '../screen/scope-hud';
import { useScopeNote } from '../screen/use-scope-note';
import { useEditorShell } from '../state/editor-shell';
import { useView } from '../state/use-editor-state';
import { StickHud } from '../stick/later-sticks';
import { viewOfSide } from './elevation-axis';
import { ElevationView } from './elevation-view';

const SIDES: readonly ElevationSide[] = ['A', 'B', 'C', 'D'];

/** One elevation with its head, and the way to the others. */
export const ElevationPane = () => {
  const { t } = useTranslation('editor');
  const { editor } = useEditorShell();
  const side = useView((state) => state.elevation);
  const unit = useView((state) => state.unit);
  const view = viewOfSide(side);
  const note = useScopeNote(view);
  const isOfBelts = systemOf(editor.sources) === 'belts';
  return (
    <section aria-label={t('views.elevation.title', { side })} className="relative flex min-h-0 min-w-0 grow flex-col">
      <PaneHead
        title={t('views.elevation.title', { side })}
        note={note ?? (isOfBelts ? t(`belts.note.${unit}`) : t(`views.elevation.note.${unit}`))}
      >
        <SegmentedControl
          label={t('views.elevation.side')}
          value={side}
          segments={SIDES.map((value) => ({ value, label: value }))}
          onValueChange={(value) => {
            const chosen = SIDES.find((each) => each === value);
            if (chosen !== undefined) editor.setElevation(chosen);
          }}
          className="p-0.5! [&_button]:h-6 [&_button]:px-2"
        />
        {isOfBelts && (
          <span className="max-md:hidden">
            <SnapMenu />
          </span>
        )}
      </PaneHead>
      <ElevationView />
      <ScopeHud view={view} />
      {systemOf(editor.sources) === 'sticks' && <StickHud view={view} />}
      {isOfBelts && (
        <>
          <SpanHud view={view} />
          <DraftHud view={view} />
        </>
      )}
    </section>
  );
};

import { systemOf } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import type { ReactNode } from 'react';
import { DraftHud, SpanHud } from '../belt/later-belts';
import { SnapMenu } from '../screen/later-panels';
import { ScopeHud } from '../screen/later-soon';
import { PaneHead } from '../screen/pane-head';
import { PaneNote } from '../screen/pane-note';
import { useScopeNote } from '../screen/use-scope-note';
import { useEditorShell } from '../state/editor-shell';
import { StickHud } from '../stick/later-sticks';
import { PlanView } from './plan-view';

interface PlanPaneProps {
  readonly layer?: ReactNode;
  /** Over the drawing. */
  readonly note?: ReactNode;
  readonly starters?: ReactNode;
}

/** The plan with its head. */
export const PlanPane = ({ layer, note, starters }: PlanPaneProps) => {
  const { t } = useTranslation('editor');
  const { editor } = useEditorShell();
  const scopeNote = useScopeNote('plan');
  return (
    <section aria-label={t('views.view.plan')} className="relative flex min-h-0 min-w-0 grow flex-col">
      <PaneHead title={t('views.view.plan')} note={scopeNote}>
        <SnapMenu />
      </PaneHead>
      <PlanView layer={layer} />
      {note && <PaneNote isBesideZoom>{note}</PaneNote>}
      {starters}
      <ScopeHud view="plan" />
      {systemOf(editor.sources) === 'sticks' && <StickHud view="plan" />}
      {systemOf(editor.sources) === 'belts' && (
        <>
          <SpanHud view="plan" />
          <DraftHud view="plan" />
        </>
      )}
    </section>
  );
};

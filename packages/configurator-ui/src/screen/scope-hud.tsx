import { type SceneView, systemOf, type TypedField } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { CheckIcon } from '@candil/ui-kit/icon';
import { isSpanField } from '../belt/span-field';
import { useEditorShell } from '../state/editor-shell';
import { useScope, useView } from '../state/use-editor-state';
import { useLayout } from './use-layout';

interface ScopeHudProps {
  readonly view: SceneView;
}

/** Typed value, and the way to end the current gesture, over the drawing. */
export const ScopeHud = ({ view }: ScopeHudProps) => {
  const { t } = useTranslation('editor');
  const { editor } = useEditorShell();
  const scope = useScope((state) => state);
  const unit = useView((state) => state.unit);
  const { layout } = useLayout(true);
  const isSplit = layout === 'split';
  const isOfBelts = systemOf(editor.sources) !== 'pendants';
  /** The values of a span stand in the bar of the span. */
  const isElsewhere = scope.kind === 'typing' && isOfBelts && isSpanField(scope.field);
  /** Picks, among several panes, the one that shows the typed value. */
  const isPaneOf = (field: TypedField) => view !== '3d' && (isOfBelts || (view === 'plan') === (field !== 'height'));
  const shows = scope.kind === 'typing' && !isElsewhere && (!isSplit || isPaneOf(scope.field));
  if (shows)
    return (
      <div className="pointer-events-none absolute inset-x-0 bottom-14 flex justify-center">
        <p role="status" className="m-0 flex items-center gap-2 rounded-control bg-inverse px-3 py-2 text-sm text-on-inverse">
          {t(`views.scope.field.${scope.field}`)}
          <span className="min-w-12 rounded-sm border-2 border-accent bg-surface px-2 font-semibold text-text">{scope.text}</span>
          {scope.field === 'angle' ? '°' : unit === 'metric' && t('words.unit.cm')}
        </p>
      </div>
    );
  // Beside the plan the other panes need no second way to end it.
  if (isSplit && (isOfBelts ? view === '3d' : view !== 'plan')) return null;
  if (scope.kind !== 'placing' && scope.kind !== 'pattern' && scope.kind !== 'measuring') return null;
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-12 flex justify-center max-md:bottom-[4.5rem]">
      <Button size="sm" variant="dark" icon={<CheckIcon size={16} />} onClick={editor.cancel} className="pointer-events-auto shadow-float">
        {t('views.scope.done')}
      </Button>
    </div>
  );
};

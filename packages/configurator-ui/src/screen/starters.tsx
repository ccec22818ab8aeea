import { systemOf } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { type ReactNode, useState } from 'react';
import { focusDrawing } from '../flat/focus-drawing';
import { focusModels } from '../library/model-list';
import { useEditorShell } from '../state/editor-shell';
import { useDocument, useLive, useScope, useView } from '../state/use-editor-state';
import { FigurePanel } from './later-panels';

interface StartersProps {
  /** Presets of the caller. */
  readonly presets?: ReactNode;
  readonly onLibrary: () => void;
}

/** Ways to start, over an empty room. */
export const Starters = ({ presets, onLibrary }: StartersProps) => {
  const { t } = useTranslation('editor');
  const isEmpty = useDocument(
    ({ scene }) => scene.lights.length === 0 && scene.sticks.length === 0 && scene.canopies.length === 0 && scene.belts.length === 0,
  );
  const isIdle = useScope((scope) => scope.kind === 'idle');
  const isFigureShown = useLive(({ rods }) => rods.length > 0);
  const isDrawing = useView(({ tool }) => tool === 'stick');
  const { editor, isReadOnly } = useEditorShell();
  const system = systemOf(editor.sources);
  const isOfBelts = system === 'belts';
  const [isGone, setGone] = useState(false);
  if (isReadOnly || !isEmpty || !isIdle || isGone || isFigureShown || isDrawing) return null;
  const begin = (
    <div className="mt-4 flex flex-wrap gap-2">
      <Button
        variant="dark"
        onClick={(event) => {
          setGone(true);
          // By a key: a belt is drawn by the arrows, everything else begins with its first model.
          if (event.detail === 0 && !(isOfBelts && focusDrawing())) focusModels();
          if (isOfBelts) editor.setTool('belt');
          else if (system === 'sticks') editor.setTool('stick');
          else onLibrary();
        }}
      >
        {t(isOfBelts ? 'belts.start.draw' : system === 'sticks' ? 'sticks.start.draw' : 'panels.start.empty')}
      </Button>
    </div>
  );
  return (
    <section
      aria-label={t('panels.start.title')}
      className="absolute inset-x-4 top-1/2 z-1 mx-auto max-h-[calc(100%-2rem)] max-w-xl -translate-y-1/2 overflow-y-auto rounded-card border border-dashed border-field-line bg-surface p-5 shadow-float"
    >
      <h2 className="m-0 text-lg font-semibold">{t('panels.start.title')}</h2>
      <p className="m-0 mt-1 text-sm text-muted">
        {t(isOfBelts ? 'belts.start.text' : system === 'sticks' ? 'sticks.start.text' : 'panels.start.text')}
      </p>
      {system === 'pendants' ? (
        <>
          {presets && <div className="mt-4">{presets}</div>}
          {begin}
        </>
      ) : (
        // The button that starts a drawing comes first; the pictures may be many, and on a phone far to scroll.
        <>
          {begin}
          {isOfBelts && (
            <div className="mt-4">
              <FigurePanel />
            </div>
          )}
          {presets && <div className="mt-4">{presets}</div>}
        </>
      )}
    </section>
  );
};

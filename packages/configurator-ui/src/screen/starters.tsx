import { systemOf } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { focusDrawing } from '../flat/focus-drawing';
import { focusModels } from '../library/focus-models';
import { useEditorShell } from '../state/editor-shell';
import { useDocument, useLive, useScope, useView } from '../state/use-editor-state';
import type { BeginFromCode } from './code-refusal';
import { CodeStarter } from './later-code-starter';
import { FigurePanel } from './later-panels';

/**
 * The part of a pane without controls: below its head, above the tools of a phone, and in a drawing beside its zoom buttons, which
 * stand in the lower corner under a mouse and at the end under fingers.
 */
const FREE_PART = {
  scene: 'inset-x-4',
  drawing: 'start-10 end-4 pointer-coarse:start-4 pointer-coarse:end-16',
} as const;

interface StartersProps {
  /** Presets of the caller. */
  readonly presets?: ReactNode;
  readonly beginFromCode?: BeginFromCode | undefined;
  readonly over: keyof typeof FREE_PART;
  /** A way was chosen: the room stays empty for a moment, and free. */
  readonly onBegin: () => void;
  readonly onLibrary: () => void;
}

/** Ways to start, in one pane of an empty room; its controls stay free. */
export const Starters = ({ presets, beginFromCode, over, onBegin, onLibrary }: StartersProps) => {
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
  if (isReadOnly || !isEmpty || !isIdle || isFigureShown || isDrawing) return null;
  return (
    <div
      className={clsx(
        '@container pointer-events-none absolute top-16 bottom-4 z-1 flex items-center justify-center max-md:bottom-16',
        FREE_PART[over],
      )}
    >
      <section
        aria-label={t('panels.start.title')}
        className="pointer-events-auto flex max-h-full w-full max-w-xl flex-col overflow-y-auto rounded-card border border-dashed border-field-line bg-surface shadow-float @2xl:max-w-4xl @2xl:flex-row @2xl:overflow-hidden"
      >
        {/* The button that starts a drawing comes first, then the pictures; the field of a code is last where they stand below each other. */}
        <div className="contents @2xl:block @2xl:min-w-0 @2xl:grow @2xl:basis-0 @2xl:overflow-y-auto @2xl:p-5">
          <div className="p-5 @2xl:p-0">
            <h2 className="m-0 text-lg font-semibold">{t('panels.start.title')}</h2>
            <p className="m-0 mt-1 text-sm text-muted">
              {t(isOfBelts ? 'belts.start.text' : system === 'sticks' ? 'sticks.start.text' : 'panels.start.text')}
            </p>
            <Button
              variant="dark"
              className="mt-4"
              onClick={(event) => {
                onBegin();
                // By a key: a belt is drawn by the arrows, everything else begins with its first model.
                if (event.detail === 0 && !(isOfBelts && focusDrawing())) focusModels();
                if (isOfBelts) editor.setTool('belt');
                else if (system === 'sticks') editor.setTool('stick');
                else onLibrary();
              }}
            >
              {t(isOfBelts ? 'belts.start.draw' : system === 'sticks' ? 'sticks.start.draw' : 'panels.start.empty')}
            </Button>
            {isOfBelts && (
              <div className="mt-4">
                <FigurePanel />
              </div>
            )}
          </div>
          <CodeStarter begin={beginFromCode} className="order-last mx-5 mb-5 @2xl:mx-0 @2xl:mt-5 @2xl:mb-0" />
        </div>
        {presets && (
          <div className="min-w-0 p-5 pt-0 empty:hidden @2xl:grow-[1.4] @2xl:basis-0 @2xl:overflow-y-auto @2xl:ps-0 @2xl:pt-5">
            {presets}
          </div>
        )}
      </section>
    </div>
  );
};

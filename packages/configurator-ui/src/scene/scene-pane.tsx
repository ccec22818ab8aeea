import type { SceneViewProps } from '@candil/configurator-3d/view';
import { useTranslation } from '@candil/i18n/react';
import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useEditorShell } from '../state/editor-shell';
import { useDocument } from '../state/use-editor-state';

// Three weighs more than everything else together: the drawings are worked in before it has arrived.
const SceneView = lazy<ComponentType<SceneViewProps>>(async () => {
  const { SceneView: view } = await import('@candil/configurator-3d/view');
  return { default: view };
});

interface ScenePaneProps {
  readonly quality: 'e2e' | 'low' | 'high' | undefined;
  /** Over the picture. */
  readonly note?: ReactNode;
}

/** The room in three dimensions; where that cannot be drawn, the drawings stay and this says so. */
export const ScenePane = ({ quality, note }: ScenePaneProps) => {
  const { t } = useTranslation('editor');
  const { editor } = useEditorShell();
  const count = useDocument((state) => state.scene.lights.length);
  const texts = {
    unavailable: t('views.scene.missing'),
    paused: t('views.scene.paused'),
    front: t('views.scene.front'),
    axonometric: t('views.scene.axonometric'),
    day: t('views.scene.day'),
    night: t('views.scene.night'),
  };
  const missing = <Plain>{t('views.scene.missing')}</Plain>;
  return (
    <section
      aria-label={t('views.view.3d')}
      className="relative flex min-h-0 min-w-0 grow flex-col bg-[#c9c2b6] dark:bg-[#2b2824]"
      data-view="3d"
    >
      <div className="relative min-h-0 grow">
        {hasWebGl() ? (
          <SceneGuard fallback={missing}>
            <Suspense fallback={<Plain>{t('views.scene.loading')}</Plain>}>
              <SceneView
                editor={editor}
                label={t('views.scene.label', { count })}
                texts={texts}
                {...(quality === undefined ? {} : { quality })}
              />
            </Suspense>
          </SceneGuard>
        ) : (
          missing
        )}
      </div>
      {note && (
        <div className="absolute start-4 bottom-4 max-w-[calc(100%-2rem)] rounded-control bg-surface px-3 py-2 text-sm shadow-float">
          {note}
        </div>
      )}
    </section>
  );
};

const Plain = ({ children }: { readonly children: ReactNode }) => (
  <p role="status" className="absolute inset-0 m-0 flex items-center justify-center p-6 text-center text-sm text-muted">
    {children}
  </p>
);

let webGl: boolean | undefined;

/** Asked once: each try costs a context, of which browsers give few. */
const hasWebGl = (): boolean => {
  webGl ??= (() => {
    try {
      const context = document.createElement('canvas').getContext('webgl2');
      context?.getExtension('WEBGL_lose_context')?.loseContext();
      return context !== null && context !== undefined;
    } catch {
      return false;
    }
  })();
  return webGl;
};

/** What breaks in three dimensions does not take the drawings with it. */
class SceneGuard extends Component<{ readonly children: ReactNode; readonly fallback: ReactNode }, { readonly isBroken: boolean }> {
  override state = { isBroken: false };
  static getDerivedStateFromError() {
    return { isBroken: true };
  }
  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}

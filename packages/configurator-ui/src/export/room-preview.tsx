import type { Editor } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { Component, lazy, type ReactNode, Suspense } from 'react';
import { planSvg } from './plan-svg';

const SceneView = lazy(async () => ({ default: (await import('@candil/configurator-3d/view')).SceneView }));

/** Shows a plan instead when the preview in three dimensions fails. */
class PreviewGuard extends Component<{ readonly children: ReactNode; readonly instead: ReactNode }, { readonly isBroken: boolean }> {
  override state = { isBroken: false };
  static getDerivedStateFromError() {
    return { isBroken: true };
  }
  override render() {
    return this.state.isBroken ? this.props.instead : this.props.children;
  }
}

const hasWebGl = (): boolean => document.createElement('canvas').getContext('webgl2') !== null;

/** Preview of the contents of the files. */
export const RoomPreview = ({ editor }: { readonly editor: Editor }) => {
  const { t } = useTranslation('editor');
  const { scene } = editor.document.getState();
  const label = t('views.scene.label', { count: scene.lights.length });
  const plan = (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(planSvg(scene, editor.sources.familyName))}`}
      alt={label}
      className="size-full bg-white object-contain p-4"
    />
  );
  return (
    <div data-view="3d" className="relative h-full min-h-0 bg-[#c9c2b6] dark:bg-[#2b2824]">
      {hasWebGl() ? (
        <PreviewGuard instead={plan}>
          <Suspense fallback={<p className="grid size-full place-items-center p-6 text-muted">{t('views.scene.loading')}</p>}>
            <SceneView editor={editor} label={label} texts={{ unavailable: t('views.scene.missing'), paused: t('views.scene.paused') }} />
          </Suspense>
        </PreviewGuard>
      ) : (
        plan
      )}
    </div>
  );
};

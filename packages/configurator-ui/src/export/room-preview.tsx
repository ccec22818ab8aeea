import type { Editor } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { Component, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { later } from '../state/later';
import { missingParts } from '../state/missing-parts';
import { planSvg } from './plan-svg';

interface PreviewProps {
  readonly editor: Editor;
  readonly label: string;
}

/** The plan, where three dimensions cannot be drawn. */
const PlanPreview = ({ editor, label }: PreviewProps) => (
  <img
    src={`data:image/svg+xml,${encodeURIComponent(planSvg(editor.document.getState().scene, editor.sources.familyName))}`}
    alt={label}
    className="size-full bg-white object-contain p-4"
  />
);

/** A word while three dimensions are on their way; the plan where they do not come, or are late. */
const WaitingPreview = ({ editor, label }: PreviewProps) => {
  const { t } = useTranslation('editor');
  const isMissing = useStore(missingParts).length > 0;
  if (isMissing) return <PlanPreview editor={editor} label={label} />;
  return <p className="grid size-full place-items-center p-6 text-muted">{t('views.scene.loading')}</p>;
};

const SceneView = later(
  () => import('@candil/configurator-3d/view'),
  (parts) => parts.SceneView,
  WaitingPreview,
);

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
  const label = t('views.scene.label', { count: editor.document.getState().scene.lights.length });
  const plan = <PlanPreview editor={editor} label={label} />;
  return (
    <div data-view="3d" className="relative h-full min-h-0 bg-[#c9c2b6] dark:bg-[#2b2824]">
      {hasWebGl() ? (
        <PreviewGuard instead={plan}>
          <SceneView editor={editor} label={label} texts={{ unavailable: t('views.scene.missing'), paused: t('views.scene.paused') }} />
        </PreviewGuard>
      ) : (
        plan
      )}
    </div>
  );
};

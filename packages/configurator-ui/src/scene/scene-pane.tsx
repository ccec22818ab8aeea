import { systemOf } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { Component, type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { DraftHud, SpanHud } from '../belt/later-belts';
import { PaneNote, panelsArrived, SceneHeightField, SnapMenu } from '../screen/later-panels';
import { SceneSwitches, ScopeHud } from '../screen/later-soon';
import { useEditorShell } from '../state/editor-shell';
import { fetchAgain } from '../state/fetch-again';
import { drawnLater } from '../state/later';
import { useDocument } from '../state/use-editor-state';
import { StickHud } from '../stick/later-sticks';
import type { SceneRoomProps } from './scene-room';
import type { Projection } from './scene-switches';

/** Three weighs more than everything else together: drawings and panels are worked in before it is read. */
const loadView = () => import('@candil/configurator-3d/view');
const loadRoom = () => import('./scene-room');
const SceneRoom = drawnLater(
  async (): Promise<ComponentType<SceneRoomProps>> => {
    await panelsArrived();
    const [SceneView, sceneRoomOf] = await Promise.all([
      fetchAgain(loadView, (parts) => parts.SceneView),
      fetchAgain(loadRoom, (parts) => parts.sceneRoomOf),
    ]);
    return sceneRoomOf(SceneView);
  },
  (props) => <WaitingRoom {...props} />,
);

const WaitingRoom = ({ poster }: Pick<SceneRoomProps, 'poster'>) => {
  const { t } = useTranslation('editor');
  return poster === undefined ? (
    <Plain>{t('views.scene.loading')}</Plain>
  ) : (
    <img src={poster} alt={t('views.scene.loading')} className="absolute inset-0 size-full object-cover" />
  );
};

interface ScenePaneProps {
  readonly quality: 'software' | 'low' | 'high' | undefined;
  /** Over the picture. */
  readonly note?: ReactNode;
  /** Address of a picture of the composition, until the room is there. */
  readonly poster?: string | undefined;
  readonly starters?: ReactNode;
  /** True where the room alone is seen and things are dragged in it: it is said what they snap to. */
  readonly hasSnap?: boolean;
  /** Stands in the place of everything where nothing can be drawn in three dimensions; default a sentence. */
  readonly instead?: ReactNode;
}

/** The room in three dimensions; where that cannot be drawn, the drawings stay and this says so. */
export const ScenePane = ({ quality, note, poster, starters, hasSnap = false, instead }: ScenePaneProps) => {
  const { t } = useTranslation('editor');
  const { editor, isReadOnly } = useEditorShell();
  const count = useDocument((state) => state.scene.lights.length + state.scene.sticks.length);
  const [projection, setProjection] = useState<Projection>('perspective');
  /** Light whose height is typed over the picture. */
  const [typedId, setTypedId] = useState<string>();
  const typed = useDocument((state) => state.scene.lights.find(({ id }) => id === typedId));
  const canDraw = useWebGl();
  if (instead !== undefined && canDraw === false) return instead;
  const missing = <Plain>{t('views.scene.missing')}</Plain>;
  return (
    <section
      aria-label={t('views.view.3d')}
      className="relative flex min-h-0 min-w-0 grow flex-col bg-[#c9c2b6] dark:bg-[#2b2824]"
      data-view="3d"
    >
      <div className="relative min-h-0 grow basis-0">
        {canDraw === undefined && <WaitingRoom poster={poster} />}
        {canDraw === false && missing}
        {canDraw === true && (
          <SceneGuard fallback={missing}>
            <SceneRoom
              label={t('views.scene.label', { count })}
              projection={projection}
              onHeight={setTypedId}
              poster={poster}
              {...(quality === undefined ? {} : { quality })}
            />
          </SceneGuard>
        )}
      </div>
      <ScopeHud view="3d" />
      {typed?.heightCm !== undefined && !isReadOnly && (
        <SceneHeightField key={typed.id} light={typed} heightCm={typed.heightCm} onClose={() => setTypedId(undefined)} />
      )}
      {systemOf(editor.sources) === 'belts' && (
        <>
          <SpanHud view="3d" />
          <DraftHud view="3d" />
        </>
      )}
      {systemOf(editor.sources) === 'sticks' && <StickHud view="3d" />}
      <div
        className="absolute end-3 top-3 flex flex-wrap items-center justify-end gap-2 max-md:end-2 max-md:top-1.5 max-md:flex-col-reverse max-md:items-end"
        data-print="hidden"
      >
        {hasSnap && !isReadOnly && count > 0 && <SnapMenu />}
        <SceneSwitches projection={projection} onProjection={setProjection} />
      </div>
      {note && <PaneNote>{note}</PaneNote>}
      {starters}
    </section>
  );
};

const Plain = ({ children }: { readonly children: ReactNode }) => (
  <p role="status" className="absolute inset-0 m-0 flex items-center justify-center p-6 text-center text-sm text-muted">
    {children}
  </p>
);

let webGl: boolean | undefined;

/** Undefined in the first picture of the editor: to try WebGL takes longer than to draw everything else. */
const useWebGl = (): boolean | undefined => {
  const [known, setKnown] = useState(webGl);
  useEffect(() => {
    setKnown(hasWebGl());
  }, []);
  return known;
};

/** Checked once: each try costs a WebGL context, and browsers allow few. */
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

/** Contains an error in three dimensions, so that the drawings stay. */
class SceneGuard extends Component<{ readonly children: ReactNode; readonly fallback: ReactNode }, { readonly isBroken: boolean }> {
  override state = { isBroken: false };
  static getDerivedStateFromError() {
    return { isBroken: true };
  }
  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}

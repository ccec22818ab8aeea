import { useTranslation } from '@candil/i18n/react';
import { useEffect, useRef, useState } from 'react';
import { Announcer } from '../announcements/later-announcer';
import { CompositorBar } from '../compositor/compositor-bar';
import { useCompositorKeys } from '../compositor/compositor-keys';
import { Dock } from '../dock/dock';
import { PhoneDock } from '../dock/phone-dock';
import { RoomInspector } from '../inspector/room-inspector';
import { IssueList } from '../issues/issue-list';
import { PlanPane } from '../plan/plan-pane';
import { ScenePane } from '../scene/scene-pane';
import type { EditorScreenProps } from '../screen/editor-screen-props';
import { PiecesSheet } from '../screen/later-panels';
import { MissingNotice } from '../screen/missing-notice';
import { useScreenSize } from '../screen/use-screen-size';
import { useWholeWindow } from '../screen/use-whole-window';
import { EditorShellProvider } from '../state/editor-shell';
import { useDocument } from '../state/use-editor-state';
import { useShellOf } from '../state/use-shell-of';
import { lightsByModel } from './lights-by-model';
import { ModelForm } from './model-form';

/** A composition as a short form: models and quantities, finish, height and room. Everything else is kept. */
export const ExpressScreen = (props: EditorScreenProps) => {
  const shell = useShellOf(props);
  const { editor } = props;
  useEffect(() => () => editor.cancel(), [editor]);
  useWholeWindow();
  return (
    <EditorShellProvider value={shell}>
      <Screen {...props} />
    </EditorShellProvider>
  );
};

const Screen = (props: EditorScreenProps) => {
  const { t } = useTranslation('editor');
  const { editor, scene3d, notices, onReload, poster, lightNote } = props;
  const size = useScreenSize();
  const root = useRef<HTMLDivElement>(null);
  const issues = useRef<HTMLDivElement>(null);
  useCompositorKeys(editor, root);
  const lights = useDocument(({ scene }) => scene.lights);
  const [arePiecesOpen, setPiecesOpen] = useState(false);
  const isSmall = size === 'sm';
  const toIssues = () => issues.current?.scrollIntoView({ block: 'center' });
  return (
    <div
      ref={root}
      data-editor=""
      className="fixed inset-0 flex flex-col overflow-hidden bg-surface text-text pointer-coarse:[&_button]:min-h-11"
    >
      <CompositorBar {...props} size={size} />
      <div className="shrink-0 [&>*]:rounded-none!">
        {notices}
        <MissingNotice missing={editor.missing} onReload={onReload} />
      </div>
      <div className="flex min-h-0 grow flex-col md:flex-row">
        <div className="flex min-h-0 min-w-0 max-md:h-[32svh] max-md:shrink-0 md:grow">
          {scene3d === false ? (
            <PlanPane />
          ) : (
            <ScenePane quality={scene3d?.quality} note={!isSmall && lightNote} poster={poster} instead={<PlanPane />} />
          )}
        </div>
        <section
          aria-label={t('express.label')}
          className="min-h-0 overflow-y-auto overscroll-contain border-hairline p-4 max-md:grow max-md:border-t md:w-[26rem] md:shrink-0 md:border-s md:p-5"
        >
          <div className="flex flex-col gap-6">
            {lightsByModel(lights).map((alike) => (
              <ModelForm key={alike[0].model} alike={alike} />
            ))}
            <div ref={issues} className="empty:hidden">
              <IssueList />
            </div>
            <div className="flex flex-col gap-4 border-t border-hairline-soft pt-5">
              <RoomInspector />
            </div>
          </div>
        </section>
      </div>
      {isSmall ? (
        <div className="shrink-0 border-t border-hairline pt-2">
          <PhoneDock onPieces={() => setPiecesOpen(true)} onIssues={toIssues} />
        </div>
      ) : (
        <Dock onPieces={() => setPiecesOpen(true)} onIssues={toIssues} />
      )}
      {arePiecesOpen && <PiecesSheet open onOpenChange={setPiecesOpen} />}
      <Announcer />
    </div>
  );
};

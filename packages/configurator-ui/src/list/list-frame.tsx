import { useTranslation } from '@candil/i18n/react';
import { Button, IconButton } from '@candil/ui-kit/button';
import { ChevronLeftIcon, EditIcon } from '@candil/ui-kit/icon';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Announcer } from '../announcements/later-announcer';
import { useCompositorKeys } from '../compositor/compositor-keys';
import { Dock } from '../dock/dock';
import { PhoneDock } from '../dock/phone-dock';
import { PiecesSheet } from '../dock/pieces-sheet';
import { DateAdvice } from '../inspector/date-advice';
import { RoomInspector } from '../inspector/room-inspector';
import { IssueList } from '../issues/issue-list';
import type { EditorScreenProps } from '../screen/editor-screen-props';
import { HistoryButtons } from '../screen/history-buttons';
import { CodeStarter } from '../screen/later-code-starter';
import { MissingNotice } from '../screen/missing-notice';
import { PrimaryButton } from '../screen/primary-button';
import { UnitMenu } from '../screen/unit-menu';
import { useScreenSize } from '../screen/use-screen-size';
import { useWholeWindow } from '../screen/use-whole-window';
import { EditorShellProvider, useEditorShell } from '../state/editor-shell';
import { useDocument } from '../state/use-editor-state';
import { useShellOf } from '../state/use-shell-of';

interface ListFrameProps extends EditorScreenProps {
  /** The tables. */
  readonly children: ReactNode;
}

/** The screen of a list: tables, issues, the room, and the total price. */
export const ListFrame = (props: ListFrameProps) => {
  const shell = useShellOf(props);
  const { editor } = props;
  useEffect(() => () => editor.cancel(), [editor]);
  useWholeWindow();
  return (
    <EditorShellProvider value={shell}>
      <Frame {...props} />
    </EditorShellProvider>
  );
};

const Frame = (props: ListFrameProps) => {
  const { t } = useTranslation('editor');
  const { editor, notices, onReload, starters, beginFromCode, title, onBack, onOtherWay, primaryAction, modeLabel, barTools, children } =
    props;
  const size = useScreenSize();
  const root = useRef<HTMLDivElement>(null);
  const issues = useRef<HTMLDivElement>(null);
  useCompositorKeys(editor, root);
  const [arePiecesOpen, setPiecesOpen] = useState(false);
  const { isReadOnly } = useEditorShell();
  const isEmpty = useDocument(({ scene }) => scene.belts.length === 0 && scene.sticks.length === 0);
  const isSmall = size === 'sm';
  const mode = modeLabel ?? t(`panels.mode.${editor.mode}`);
  const toIssues = () => issues.current?.scrollIntoView({ block: 'center' });
  return (
    <div
      ref={root}
      data-editor=""
      className="fixed inset-0 flex flex-col overflow-hidden bg-ground text-text pointer-coarse:[&_button]:min-h-11 pointer-coarse:[&_button]:min-w-11"
    >
      <header className="flex h-14 shrink-0 items-center gap-2 border-b border-hairline bg-surface ps-2 pe-2 md:pe-4">
        {onBack && <IconButton label={t('panels.top.back')} icon={<ChevronLeftIcon />} onClick={onBack} />}
        <div className="flex min-w-0 items-center gap-3 max-md:grow max-md:flex-col max-md:items-start max-md:gap-0">
          <h1 className="m-0 max-w-full truncate text-base font-semibold">{title}</h1>
          {isSmall ? (
            <p className="m-0 max-w-full truncate text-xs text-muted">{mode}</p>
          ) : (
            <span className="inline-flex h-7 shrink-0 items-center rounded-full bg-accent-soft px-3 text-sm">{mode}</span>
          )}
        </div>
        <div className="ms-auto flex shrink-0 items-center gap-2">
          <HistoryButtons onlyUndo={isSmall} />
          {!isSmall && <UnitMenu />}
          {onOtherWay &&
            (isSmall ? (
              <IconButton label={t('list.draw')} icon={<EditIcon />} onClick={onOtherWay} />
            ) : (
              <Button icon={<EditIcon size={18} />} onClick={onOtherWay}>
                {t('list.draw')}
              </Button>
            ))}
          {!isSmall && barTools}
          {primaryAction && <PrimaryButton action={primaryAction} isShort={isSmall} />}
        </div>
      </header>
      <div className="shrink-0 [&>*]:rounded-none!">
        {notices}
        <MissingNotice missing={editor.missing} onReload={onReload} />
      </div>
      <main className="min-h-0 grow overflow-y-auto overscroll-contain">
        <div className="mx-auto grid max-w-[100rem] gap-8 p-4 md:p-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="flex min-w-0 flex-col gap-8">
            {children}
            {(starters || beginFromCode) && isEmpty && !isReadOnly && (
              <ListSection title={t('panels.start.title')}>
                <div className="flex max-w-xl flex-col gap-5">
                  {starters}
                  <CodeStarter begin={beginFromCode} />
                </div>
              </ListSection>
            )}
          </div>
          <aside className="flex min-w-0 flex-col gap-6">
            <div ref={issues} className="flex flex-col gap-3 empty:hidden">
              <IssueList />
              <DateAdvice />
            </div>
            <section className="flex flex-col gap-4 rounded-card border border-hairline bg-surface p-4">
              <RoomInspector />
            </section>
          </aside>
        </div>
      </main>
      {isSmall ? (
        <div className="shrink-0 border-t border-hairline bg-surface pt-2">
          <PhoneDock onPieces={() => setPiecesOpen(true)} onIssues={toIssues} />
        </div>
      ) : (
        <Dock onPieces={() => setPiecesOpen(true)} onIssues={toIssues} />
      )}
      <PiecesSheet open={arePiecesOpen} onOpenChange={setPiecesOpen} />
      <Announcer />
    </div>
  );
};

interface ListSectionProps {
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}

/** A table of the list under its name. */
export const ListSection = ({ title, note, children }: ListSectionProps) => (
  <section className="flex min-w-0 flex-col gap-3">
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <h2 className="m-0 text-lg font-semibold">{title}</h2>
      {note && <p className="m-0 text-sm text-muted max-md:hidden pointer-coarse:hidden">{note}</p>}
    </div>
    {children}
  </section>
);

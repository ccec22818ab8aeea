import { useTranslation } from '@candil/i18n/react';
import { IconButton } from '@candil/ui-kit/button';
import { ChevronLeftIcon, RedoIcon, UndoIcon } from '@candil/ui-kit/icon';
import { SegmentedControl } from '@candil/ui-kit/segmented-control';
import type { ReactNode } from 'react';
import type { PrimaryAction } from '../screen/editor-screen-props';
import { PrimaryButton } from '../screen/primary-button';
import { useBoard, useBoardShell } from './board-shell';

/** The board, the table, or both. */
export const BOARD_LAYOUTS = ['board', 'table', 'both'] as const;
export type BoardLayout = (typeof BOARD_LAYOUTS)[number];

interface BoardBarProps {
  readonly title: string;
  readonly mode: 'create' | 'edit';
  readonly size: 'sm' | 'md' | 'lg';
  readonly layout: BoardLayout;
  readonly onLayout: (layout: BoardLayout) => void;
  readonly onBack: () => void;
  readonly primaryAction: PrimaryAction;
  /** Beside the button that saves, where there is room. */
  readonly barTools?: ReactNode;
}

/** Title, way back, undo and redo, views, and the button that saves. */
export const BoardBar = ({ title, mode, size, layout, onLayout, onBack, primaryAction, barTools }: BoardBarProps) => {
  const { t } = useTranslation('editor');
  const { editor } = useBoardShell();
  const done = useBoard((state) => state.history.done);
  const undone = useBoard((state) => state.history.undone);
  const isSmall = size === 'sm';
  const [last, next] = [done.at(-1), undone.at(-1)];
  const layouts: readonly BoardLayout[] = size === 'lg' ? BOARD_LAYOUTS : BOARD_LAYOUTS.filter((each) => each !== 'both');
  return (
    <header className="flex h-14 shrink-0 items-center gap-2 border-b border-hairline bg-surface ps-2 pe-2 md:pe-4">
      <IconButton label={t('panels.top.back')} icon={<ChevronLeftIcon />} onClick={onBack} />
      <div className="flex min-w-0 items-center gap-3 max-md:grow max-md:flex-col max-md:items-start max-md:gap-0">
        <h1 className="m-0 max-w-full truncate text-base font-semibold">{title}</h1>
        {isSmall ? (
          <p className="m-0 max-w-full truncate text-xs text-muted">{t(`panels.mode.${mode}`)}</p>
        ) : (
          <span className="inline-flex h-7 shrink-0 items-center rounded-full bg-accent-soft px-3 text-sm">{t(`panels.mode.${mode}`)}</span>
        )}
      </div>
      <div className="ms-auto flex shrink-0 items-center gap-2">
        <div className="flex items-center">
          <IconButton
            label={last ? t('words.history.undo', { step: t(`board.step.${last.kind}`) }) : t('words.history.nothingToUndo')}
            icon={<UndoIcon />}
            disabled={last === undefined}
            onClick={editor.undo}
          />
          {!isSmall && (
            <>
              <span aria-hidden className="min-w-4 text-sm text-muted">
                {done.length > 0 ? done.length : ''}
              </span>
              <IconButton
                label={next ? t('words.history.redo', { step: t(`board.step.${next.kind}`) }) : t('words.history.nothingToRedo')}
                icon={<RedoIcon />}
                disabled={next === undefined}
                onClick={editor.redo}
              />
            </>
          )}
        </div>
        {!isSmall && (
          <SegmentedControl
            label={t('board.layout.label')}
            value={layouts.includes(layout) ? layout : 'board'}
            onValueChange={(value) => onLayout(BOARD_LAYOUTS.find((each) => each === value) ?? layout)}
            segments={layouts.map((value) => ({ value, label: t(`board.layout.${value}`) }))}
          />
        )}
        {!isSmall && barTools}
        <PrimaryButton action={primaryAction} isShort={isSmall} />
      </div>
    </header>
  );
};

import { useTranslation } from '@candil/i18n/react';
import { CopyIcon, CursorIcon, type IconProps, LinkIcon, PlusIcon, RotateIcon, RulerIcon, TrashIcon } from '@candil/ui-kit/icon';
import { Tooltip } from '@candil/ui-kit/tooltip';
import { clsx } from 'clsx';
import type { ComponentType } from 'react';
import { useBoardLive, useBoardShell, useBoardView } from './board-shell';

interface BoardRailProps {
  /** Goes to the palette. */
  readonly onPalette: () => void;
  /** In a row under the board of a phone. */
  readonly isRow?: boolean;
}

interface RailTool {
  readonly id: 'select' | 'add' | 'snap' | 'dimensions' | 'turn' | 'duplicate' | 'delete';
  readonly icon: ComponentType<IconProps>;
  readonly key: string;
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  readonly run: () => void;
}

/** Commands of the board, each with its key. */
export const BoardRail = ({ onPalette, isRow = false }: BoardRailProps) => {
  const { t } = useTranslation('editor');
  const { editor } = useBoardShell();
  const { selection, snapMode, showsDimensions } = useBoardView((state) => state);
  const isPlacing = useBoardLive((state) => state.placing !== undefined);
  const isEmpty = selection.length === 0;
  const tools: readonly RailTool[] = [
    { id: 'select', icon: CursorIcon, key: 'Esc', pressed: !isPlacing, run: editor.cancel },
    { id: 'add', icon: PlusIcon, key: 'A', pressed: isPlacing, run: onPalette },
    {
      id: 'snap',
      icon: LinkIcon,
      key: 'S',
      pressed: snapMode === 'connectors',
      run: () => editor.setView({ snapMode: snapMode === 'off' ? 'connectors' : 'off' }),
    },
    {
      id: 'dimensions',
      icon: RulerIcon,
      key: 'M',
      pressed: showsDimensions,
      run: () => editor.setView({ showsDimensions: !showsDimensions }),
    },
    { id: 'turn', icon: RotateIcon, key: 'R', disabled: isEmpty, run: () => editor.turn(90) },
    { id: 'duplicate', icon: CopyIcon, key: 'Ctrl D', disabled: isEmpty, run: () => editor.duplicate() },
    { id: 'delete', icon: TrashIcon, key: 'Del', disabled: isEmpty, run: () => editor.remove() },
  ];
  return (
    <div
      role="toolbar"
      aria-label={t('board.tools.label')}
      aria-orientation={isRow ? 'horizontal' : 'vertical'}
      className={clsx('flex gap-1', isRow ? 'overflow-x-auto p-1.5' : 'grow flex-col items-center py-2')}
    >
      {tools.map(({ id, icon: Icon, key, pressed, disabled = false, run }) => (
        <Tooltip key={id} content={`${t(`board.tools.${id}`)} · ${key}`} offset={8}>
          <button
            type="button"
            aria-label={t(`board.tools.${id}`)}
            aria-keyshortcuts={key.replace('Ctrl ', 'Control+')}
            aria-pressed={pressed}
            disabled={disabled}
            onClick={run}
            className={clsx(
              'flex size-10 shrink-0 items-center justify-center rounded-control disabled:opacity-35 pointer-coarse:size-11',
              id === 'select' && pressed === true
                ? 'bg-inverse text-on-inverse'
                : pressed === true
                  ? 'bg-accent-soft text-text'
                  : 'bg-transparent text-text hover:bg-sunken',
            )}
          >
            <Icon size={20} />
          </button>
        </Tooltip>
      ))}
    </div>
  );
};

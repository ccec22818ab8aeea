import type { ViewState } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { IconButton } from '@candil/ui-kit/button';
import { ChevronLeftIcon, HelpIcon, ListIcon, ShareIcon } from '@candil/ui-kit/icon';
import { clsx } from 'clsx';
import { useEditorShell } from '../state/editor-shell';
import type { EditorScreenProps } from './editor-screen-props';
import { HistoryButtons } from './history-buttons';
import { TitleField, UnitMenu } from './later-panels';
import { PrimaryButton } from './primary-button';
import { StepSwitch } from './step-switch';
import { Title } from './title';
import type { ScreenSize } from './use-screen-size';
import { ViewSwitch } from './view-switch';

interface TopBarProps
  extends Pick<
    EditorScreenProps,
    'title' | 'primaryAction' | 'onBack' | 'onShare' | 'onOtherWay' | 'modeLabel' | 'savedNote' | 'onRename' | 'barTools'
  > {
  readonly size: ScreenSize;
  readonly layouts: readonly ViewState['layout'][];
  readonly layout: ViewState['layout'];
  readonly onHelp: () => void;
}

/** Title, way back, undo and redo, views, and the button that saves. */
export const TopBar = ({
  size,
  layouts,
  layout,
  onHelp,
  title,
  primaryAction,
  onBack,
  onShare,
  onOtherWay,
  modeLabel,
  savedNote,
  onRename,
  barTools,
}: TopBarProps) => {
  const { t } = useTranslation('editor');
  const { editor } = useEditorShell();
  const mode = modeLabel ?? t(`panels.mode.${editor.mode}`);
  const isSmall = size === 'sm';
  const name = onRename ? <TitleField title={title} onRename={onRename} /> : <Title title={title} />;
  return (
    <header
      className={`flex h-14 shrink-0 items-center gap-2 border-b border-hairline bg-surface pe-2 md:pe-4 ${onBack ? 'ps-2' : 'ps-4'}`}
    >
      {onBack && <IconButton label={t('panels.top.back')} icon={<ChevronLeftIcon />} onClick={onBack} />}
      <div
        className={clsx(
          'flex min-w-0 items-center gap-3 max-md:grow max-md:flex-col max-md:items-start max-md:gap-0 max-md:overflow-hidden',
          // The steps take the place beside it.
          size === 'lg' && 'max-[90rem]:flex-col max-[90rem]:items-start max-[90rem]:gap-0',
        )}
      >
        {name}
        {isSmall ? (
          <p className="m-0 max-w-full truncate text-xs text-muted">{[mode, savedNote].filter(Boolean).join(' · ')}</p>
        ) : (
          <span
            className={clsx(
              'inline-flex h-7 shrink-0 items-center rounded-full bg-accent-soft px-3 text-sm',
              size === 'lg' && 'max-[90rem]:h-auto max-[90rem]:bg-transparent max-[90rem]:px-0 max-[90rem]:text-xs max-[90rem]:text-muted',
            )}
          >
            {mode}
          </span>
        )}
      </div>
      {size === 'lg' && <StepSwitch isTight className="ms-2 shrink-0" />}
      <div className="ms-auto flex shrink-0 items-center gap-2">
        <HistoryButtons onlyUndo={isSmall} />
        {size === 'lg' && <ViewSwitch layouts={layouts} layout={layout} />}
        {!isSmall && (
          <span className="flex min-w-16 justify-end">
            <UnitMenu />
          </span>
        )}
        {!isSmall && <IconButton label={t('panels.help.open')} icon={<HelpIcon />} onClick={onHelp} aria-keyshortcuts="?" />}
        {onOtherWay && <IconButton label={t('list.asList')} icon={<ListIcon />} onClick={onOtherWay} />}
        {onShare && <IconButton label={t('panels.top.share')} icon={<ShareIcon />} onClick={onShare} />}
        {!isSmall && barTools}
        {primaryAction && <PrimaryButton action={primaryAction} isShort={isSmall} />}
      </div>
    </header>
  );
};

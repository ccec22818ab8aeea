import { useTranslation } from '@candil/i18n/react';
import { IconButton } from '@candil/ui-kit/button';
import { ChevronLeftIcon } from '@candil/ui-kit/icon';
import type { EditorScreenProps } from '../screen/editor-screen-props';
import { HistoryButtons } from '../screen/history-buttons';
import { UnitMenu } from '../screen/later-panels';
import { PrimaryButton } from '../screen/primary-button';
import type { ScreenSize } from '../screen/use-screen-size';
import { useEditorShell } from '../state/editor-shell';

interface CompositorBarProps extends Pick<EditorScreenProps, 'title' | 'primaryAction' | 'onBack' | 'modeLabel' | 'barTools'> {
  readonly size: ScreenSize;
}

/** Title, way back, and the button that saves. */
export const CompositorBar = ({ size, title, primaryAction, onBack, modeLabel, barTools }: CompositorBarProps) => {
  const { t } = useTranslation('editor');
  const { editor } = useEditorShell();
  const isSmall = size === 'sm';
  const mode = modeLabel ?? t(`panels.mode.${editor.mode}`);
  return (
    <header className="flex h-14 shrink-0 items-center gap-2 border-b border-hairline bg-surface ps-2 pe-2 md:pe-4">
      <IconButton label={t('panels.top.back')} icon={<ChevronLeftIcon />} onClick={onBack} />
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
        {!isSmall && (
          <span className="flex min-w-16 justify-end">
            <UnitMenu />
          </span>
        )}
        {!isSmall && barTools}
        {primaryAction && <PrimaryButton action={primaryAction} isShort={isSmall} />}
      </div>
    </header>
  );
};

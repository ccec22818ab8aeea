import { useTranslation } from '@candil/i18n/react';
import { clsx } from 'clsx';
import type { KeyboardEvent, ReactNode } from 'react';
import { DETENTS, type useDetent } from '../screen/use-detent';

interface BoardSheetProps {
  readonly sheet: ReturnType<typeof useDetent>;
  readonly children: ReactNode;
}

/** The lower part of a phone: pulled up for the palette and the pieces, pulled down for the board. */
export const BoardSheet = ({ sheet, children }: BoardSheetProps) => {
  const { t } = useTranslation('editor');
  const { detent, setDetent, height, isPulled, handleProps } = sheet;
  const at = DETENTS.indexOf(detent);
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowUp: at + 1, ArrowDown: at - 1, Home: 0, End: DETENTS.length - 1 }[event.key];
    const next = to === undefined ? undefined : DETENTS[to];
    if (next === undefined) return;
    event.preventDefault();
    setDetent(next);
  };
  return (
    <section
      aria-label={t('board.sheet.label')}
      data-detent={detent}
      style={detent === 'peek' ? { height: '1.5rem' } : { height }}
      className={clsx(
        'z-1 flex shrink-0 flex-col rounded-t-card border-t border-hairline bg-surface shadow-float',
        !isPulled && 'transition-[height] duration-200 ease-out',
      )}
    >
      <div
        {...handleProps}
        role="slider"
        tabIndex={0}
        aria-label={t('panels.sheet.handle')}
        aria-orientation="vertical"
        aria-valuemin={1}
        aria-valuemax={DETENTS.length}
        aria-valuenow={at + 1}
        aria-valuetext={t(`panels.sheet.${detent}`)}
        onKeyDown={onKeyDown}
        className="relative flex h-6 shrink-0 cursor-grab touch-none items-center justify-center before:absolute before:inset-x-0 before:-top-5 before:h-11 active:cursor-grabbing"
      >
        <span aria-hidden className="h-1 w-9 rounded-full bg-faint" />
      </div>
      {detent !== 'peek' && <div className="flex min-h-0 grow flex-col">{children}</div>}
    </section>
  );
};

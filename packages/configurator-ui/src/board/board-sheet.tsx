import { useTranslation } from '@candil/i18n/react';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { SheetHandle } from '../screen/sheet-handle';
import type { useDetent } from '../screen/use-detent';

interface BoardSheetProps {
  readonly sheet: ReturnType<typeof useDetent>;
  readonly children: ReactNode;
}

/** The lower part of a phone: pulled up for the palette and the pieces, pulled down for the board. */
export const BoardSheet = ({ sheet, children }: BoardSheetProps) => {
  const { t } = useTranslation('editor');
  const { detent, height, isPulled } = sheet;
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
      <SheetHandle sheet={sheet} />
      {detent !== 'peek' && <div className="flex min-h-0 grow flex-col">{children}</div>}
    </section>
  );
};

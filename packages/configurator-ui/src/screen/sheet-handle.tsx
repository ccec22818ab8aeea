import { useTranslation } from '@candil/i18n/react';
import type { KeyboardEvent } from 'react';
import { DETENTS, type useDetent } from './use-detent';

interface SheetHandleProps {
  readonly sheet: ReturnType<typeof useDetent>;
}

/** The bar at the top of a phone's sheet: pulled by a finger, moved between its detents by the arrow keys. */
export const SheetHandle = ({ sheet: { detent, setDetent, handleProps } }: SheetHandleProps) => {
  const { t } = useTranslation('editor');
  const at = DETENTS.indexOf(detent);
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowUp: at + 1, ArrowDown: at - 1, Home: 0, End: DETENTS.length - 1 }[event.key];
    const next = to === undefined ? undefined : DETENTS[to];
    if (next === undefined) return;
    event.preventDefault();
    setDetent(next);
  };
  return (
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
  );
};

import { useTranslation } from '@candil/i18n/react';
import { clsx } from 'clsx';

interface LineDrawingProps {
  readonly src: string;
  readonly name: string;
  readonly className?: string;
}

/** A drawing with measures, which are millimetres in both catalogues. It is drawn in black on nothing; in the dark theme its colours are turned. */
export const LineDrawing = ({ src, name, className }: LineDrawingProps) => {
  const { t } = useTranslation('eproject');
  return (
    <div
      className={clsx('relative flex items-center justify-center rounded-card border border-hairline bg-surface p-6 md:p-10', className)}
    >
      <img src={src} alt={t('browse.model.drawingOf', { name })} loading="lazy" className="size-full object-contain dark:invert" />
      <span className="absolute top-4 right-4 text-xs text-muted">{t('browse.model.drawingUnit')}</span>
    </div>
  );
};

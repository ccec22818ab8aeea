import { useTranslation } from '@candil/i18n/react';
import { Logo } from '@candil/ui-kit/logo';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface BarProps {
  readonly children?: ReactNode;
  readonly className?: string;
}

/** The bar at the top of every screen, with the way home. */
export const Bar = ({ children, className }: BarProps) => {
  const { t } = useTranslation('common-front');
  return (
    <header
      data-print="hidden"
      className={clsx(
        'sticky top-0 z-(--layer-sticky) flex h-14 items-center gap-3 border-b border-hairline bg-surface px-4 md:h-15 md:gap-6 md:px-7',
        className,
      )}
    >
      <Link to="/" aria-label={t('shell.home')} className="-mx-1 rounded-sm px-1 py-2 no-underline">
        <Logo label="" />
      </Link>
      {children}
    </header>
  );
};

import { useTranslation } from '@candil/i18n/react';
import { Button, IconButton } from '@candil/ui-kit/button';
import { CompareIcon } from '@candil/ui-kit/icon';
import type { KeptVariant } from './compare-tray';
import { useKeepVariant } from './use-keep-variant';

interface CompareToggleProps {
  readonly variant: KeptVariant;
  /** Only the icon, for a bar. */
  readonly small?: boolean;
  readonly className?: string;
}

/** Keeps a variant to be compared; pressed while it is kept. */
export const CompareToggle = ({ variant, small = false, className = '' }: CompareToggleProps) => {
  const { t } = useTranslation('eproject');
  const { isKept, keep, remove } = useKeepVariant();
  const pressed = isKept(variant);
  const shared = {
    icon: <CompareIcon size={18} />,
    'aria-pressed': pressed,
    onClick: () => (pressed ? remove(variant) : keep(variant)),
    className: `aria-pressed:bg-accent-soft ${className}`,
  };
  return small ? (
    <IconButton label={t('compare.keep')} {...shared} />
  ) : (
    <Button {...shared}>{t(pressed ? 'compare.isKept' : 'compare.keep')}</Button>
  );
};

import { useTranslation } from '@candil/i18n/react';
import { Button, IconButton, TextButton } from '@candil/ui-kit/button';
import { CloseIcon, CompareIcon } from '@candil/ui-kit/icon';
import { Picture } from '@candil/ui-kit/picture';
import { Popover } from '@candil/ui-kit/popover';
import { useState } from 'react';
import { Link } from 'react-router';
import { ScreenTexts } from '../screen-texts';
import { useCompareTray } from './use-compare-tray';
import { comparePath } from './variant';

/** Variants kept for comparison: their number and, opened, the list with a button to remove each, and a link to the comparison. */
export const TrayButton = () => (
  <ScreenTexts>
    <Tray />
  </ScreenTexts>
);

const Tray = () => {
  const { t } = useTranslation('eproject');
  const { variants, remove, clear } = useCompareTray();
  const [isOpen, setOpen] = useState(false);
  const count = variants.length;
  if (count === 0) return null;
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      title={t('compare.tray.title')}
      closeButton
      align="end"
      className="w-80"
      trigger={
        <Button size="sm" icon={<CompareIcon size={18} />} aria-label={t('compare.tray.open', { count })} className="shrink-0">
          {count}
        </Button>
      }
    >
      <ul className="m-0 list-none p-0">
        {variants.map((variant) => (
          <li
            key={`${variant.referenceCode} ${variant.pendantHeight ?? ''}`}
            className="flex items-center gap-3 border-t border-hairline-soft py-2 first:border-t-0"
          >
            <Picture src={variant.image} alt="" className="w-12 shrink-0 rounded-md!" />
            <span className="min-w-0 grow">
              <span className="block truncate text-base font-medium">{variant.name}</span>
              <span className="block truncate font-mono text-sm text-muted">{variant.referenceCode}</span>
            </span>
            <IconButton
              size="sm"
              label={t('compare.remove', { name: variant.name, code: variant.referenceCode })}
              icon={<CloseIcon size={16} />}
              onClick={() => remove(variant)}
            />
          </li>
        ))}
      </ul>
      <div className="mt-3 flex items-center justify-between gap-3">
        <TextButton onClick={clear}>{t('compare.tray.clear')}</TextButton>
        <Button variant="primary" asChild>
          <Link to={comparePath(variants)} onClick={() => setOpen(false)}>
            {t('compare.tray.compare')}
          </Link>
        </Button>
      </div>
    </Popover>
  );
};

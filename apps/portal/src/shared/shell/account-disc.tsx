import { useTranslation } from '@candil/i18n/react';
import { Avatar } from '@candil/ui-kit/avatar';
import type { ComponentProps } from 'react';

/** The button itself; the menu takes it as its own. */
export const AccountDisc = ({ name, ...rest }: ComponentProps<'button'> & { name: string }) => {
  const { t } = useTranslation('common-front');
  return (
    <button
      type="button"
      aria-label={t('shell.account.open', { name })}
      {...rest}
      className="flex size-10 shrink-0 items-center justify-center rounded-full border-0 bg-transparent p-0"
    >
      <Avatar name={name} decorative />
    </button>
  );
};

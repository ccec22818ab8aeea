import { useTranslation } from '@candil/i18n/react';
import { Avatar } from '@candil/ui-kit/avatar';
import { Pressable } from '@candil/ui-kit/pressable';
import type { ComponentProps } from 'react';

/** The button itself; the menu takes it as its own. */
export const AccountDisc = ({ name, ...rest }: ComponentProps<'button'> & { name: string }) => {
  const { t } = useTranslation('common-front');
  return (
    <Pressable
      aria-label={t('shell.account.open', { name })}
      {...rest}
      className="flex size-10 shrink-0 items-center justify-center rounded-full"
    >
      <Avatar name={name} decorative />
    </Pressable>
  );
};

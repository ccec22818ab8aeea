import { setFavouriteMutation } from '@candil/api-client/react';
import { useTranslation } from '@candil/i18n/react';
import { IconButton, type IconButtonProps } from '@candil/ui-kit/button';
import { HeartIcon } from '@candil/ui-kit/icon';
import { useMutation } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { usePortal } from '../portal';
import { useAccount } from '../session/use-session';
import { useRememberedModels } from './use-remembered-models';

export interface FavouriteButtonProps extends Pick<IconButtonProps, 'size' | 'className'> {
  readonly model: string;
  readonly name: string;
}

/** A heart that is filled while the model is among the account's favourites. */
export const FavouriteButton = ({ model, name, size = 'md', className }: FavouriteButtonProps) => {
  const { t } = useTranslation('common-front');
  const { client } = usePortal();
  const { isPending, favourites } = useRememberedModels();
  const change = useMutation({ ...setFavouriteMutation(client), meta: { action: 'favourite-model', subject: model } });
  const isActing = useAccount().impersonatedBy !== undefined;
  const isFavourite = favourites.includes(model);
  // Favourites are the person's own.
  if (isActing) return null;
  return (
    <IconButton
      label={t('shell.models.mark', { name })}
      aria-pressed={isFavourite}
      disabled={isPending}
      size={size}
      icon={<HeartIcon size={size === 'sm' ? 16 : 20} className={clsx(isFavourite && 'fill-current')} />}
      onClick={() => change.mutate({ model, isFavourite: !isFavourite })}
      className={className}
    />
  );
};

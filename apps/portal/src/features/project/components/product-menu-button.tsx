import type { ProjectProduct } from '@candil/contract';
import { useTranslation } from '@candil/i18n/react';
import { IconButton, type IconButtonProps } from '@candil/ui-kit/button';
import { MoreIcon } from '@candil/ui-kit/icon';

interface ProductMenuButtonProps extends Omit<IconButtonProps, 'label' | 'icon'> {
  readonly product: Pick<ProjectProduct, 'tag' | 'modelName'>;
}

/** The three dots at a line. */
export const ProductMenuButton = ({ product, ...rest }: ProductMenuButtonProps) => {
  const { t } = useTranslation('eproject');
  const label = t('project.line.menu', { tag: product.tag, name: product.modelName });
  return <IconButton size="sm" label={label} title="" icon={<MoreIcon size={18} />} {...rest} />;
};

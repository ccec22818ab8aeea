import type { ProjectListItem } from '@candil/contract';
import { useTranslation } from '@candil/i18n/react';
import { IconButton, type IconButtonProps } from '@candil/ui-kit/button';
import { MoreIcon } from '@candil/ui-kit/icon';

interface ProjectMenuButtonProps extends Omit<IconButtonProps, 'label' | 'icon'> {
  readonly project: Pick<ProjectListItem, 'name'>;
}

/** The three dots at a project. */
export const ProjectMenuButton = ({ project, ...rest }: ProjectMenuButtonProps) => {
  const { t } = useTranslation('eproject');
  return <IconButton size="sm" label={t('projects.menu.open', { name: project.name })} title="" icon={<MoreIcon size={18} />} {...rest} />;
};

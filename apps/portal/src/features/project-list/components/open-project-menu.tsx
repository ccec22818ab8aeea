import type { ProjectListItem } from '@candil/contract';
import type { ProjectAction } from '@candil/domain';
import { useTranslation } from '@candil/i18n/react';
import { EditIcon, TrashIcon } from '@candil/ui-kit/icon';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@candil/ui-kit/menu';
import { optionalPart } from '../../../shared/part/optional-part';
import { useAskedPart } from '../../../shared/part/use-asked-part';
import { ProjectMenuButton } from './project-menu-button';

const RenameProject = optionalPart(
  () => import('./rename-project'),
  ({ RenameProject }) => RenameProject,
);
const DeleteProject = optionalPart(
  () => import('./delete-project'),
  ({ DeleteProject }) => DeleteProject,
);

interface OpenProjectMenuProps {
  readonly project: ProjectListItem;
  readonly actions: readonly ProjectAction[];
}

/** The actions of a project and their dialogs. Drawn when first asked for, so it opens at once. */
export const OpenProjectMenu = ({ project, actions }: OpenProjectMenuProps) => {
  const { t } = useTranslation('eproject');
  const { asked, ask, close, onMissing } = useAskedPart<'rename' | 'delete'>();
  return (
    <>
      <Menu defaultOpen>
        <MenuTrigger>
          <ProjectMenuButton project={project} />
        </MenuTrigger>
        <MenuContent>
          {actions.includes('EDIT_PROJECT_NAME') && (
            <MenuItem icon={<EditIcon size={18} />} onSelect={() => ask('rename')}>
              {t('projects.menu.rename')}
            </MenuItem>
          )}
          {actions.includes('DELETE_PROJECT') && (
            <MenuItem danger icon={<TrashIcon size={18} />} onSelect={() => ask('delete')}>
              {t('projects.menu.delete')}
            </MenuItem>
          )}
        </MenuContent>
      </Menu>
      {asked === 'rename' && <RenameProject project={project} onClose={close} onMissing={onMissing} />}
      {asked === 'delete' && <DeleteProject project={project} onClose={close} onMissing={onMissing} />}
    </>
  );
};

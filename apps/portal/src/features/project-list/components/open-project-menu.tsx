import type { ProjectListItem } from '@candil/contract';
import type { ProjectAction } from '@candil/domain';
import { useTranslation } from '@candil/i18n/react';
import { EditIcon, TrashIcon } from '@candil/ui-kit/icon';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@candil/ui-kit/menu';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../shared/part/lazy-part';
import { ProjectMenuButton } from './project-menu-button';

const RenameProject = lazyPart(
  () => import('./rename-project'),
  ({ RenameProject }) => RenameProject,
);
const DeleteProject = lazyPart(
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
  const [dialog, setDialog] = useState<'none' | 'rename' | 'delete'>('none');
  const close = () => setDialog('none');
  return (
    <>
      <Menu defaultOpen>
        <MenuTrigger>
          <ProjectMenuButton project={project} />
        </MenuTrigger>
        <MenuContent>
          {actions.includes('EDIT_PROJECT_NAME') && (
            <MenuItem icon={<EditIcon size={18} />} onSelect={() => setDialog('rename')}>
              {t('projects.menu.rename')}
            </MenuItem>
          )}
          {actions.includes('DELETE_PROJECT') && (
            <MenuItem danger icon={<TrashIcon size={18} />} onSelect={() => setDialog('delete')}>
              {t('projects.menu.delete')}
            </MenuItem>
          )}
        </MenuContent>
      </Menu>
      <Suspense>
        {dialog === 'rename' && <RenameProject project={project} onClose={close} />}
        {dialog === 'delete' && <DeleteProject project={project} onClose={close} />}
      </Suspense>
    </>
  );
};

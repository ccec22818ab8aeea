import type { ProjectListItem } from '@candil/contract';
import { PROJECT_STATUS, projectActions } from '@candil/domain';
import { useTranslation } from '@candil/i18n/react';
import { IconButton } from '@candil/ui-kit/button';
import { EditIcon, MoreIcon, TrashIcon } from '@candil/ui-kit/icon';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@candil/ui-kit/menu';
import { lazy, Suspense, useState } from 'react';

const RenameProject = lazy(() => import('./rename-project').then(({ RenameProject }) => ({ default: RenameProject })));
const DeleteProject = lazy(() => import('./delete-project').then(({ DeleteProject }) => ({ default: DeleteProject })));

/** What can be done with a project from outside it; only one in edition allows anything (PJ1). */
export const ProjectMenu = ({ project }: { project: ProjectListItem }) => {
  const { t } = useTranslation('eproject');
  const [dialog, setDialog] = useState<'none' | 'rename' | 'delete'>('none');
  const actions = project.status === PROJECT_STATUS.EDITION ? projectActions(project.status) : [];
  if (actions.length === 0) return null;
  const close = () => setDialog('none');
  return (
    <>
      <Menu>
        <MenuTrigger>
          <IconButton size="sm" label={t('projects.menu.open', { name: project.name })} title={undefined} icon={<MoreIcon size={18} />} />
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

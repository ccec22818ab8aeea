import { useTranslation } from '@candil/i18n/react';
import { IconButton } from '@candil/ui-kit/button';
import { DownloadIcon } from '@candil/ui-kit/icon';
import { optionalPart } from '../../../shared/part/optional-part';
import { useIntent } from '../../../shared/use-intent';
import type { SaveMenuProps } from './open-save-menu';

const load = () => import('./open-save-menu');
const OpenSaveMenu = optionalPart(
  () => load(),
  ({ OpenSaveMenu }) => OpenSaveMenu,
);

/** The lines of a project as a file. */
export const SaveMenu = (props: SaveMenuProps) => {
  const { t } = useTranslation('eproject');
  const { isRequested, handlers, onMissing } = useIntent(load);
  const closed = (
    <IconButton
      size="sm"
      label={t('project.view.save')}
      icon={<DownloadIcon size={18} />}
      aria-haspopup="menu"
      aria-expanded={false}
      {...handlers}
    />
  );
  return isRequested ? <OpenSaveMenu {...props} waiting={closed} onMissing={onMissing} /> : closed;
};

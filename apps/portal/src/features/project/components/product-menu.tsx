import { newIdempotencyKey } from '@candil/api-client';
import type { ProjectProduct } from '@candil/contract';
import { useTranslation } from '@candil/i18n/react';
import { IconButton } from '@candil/ui-kit/button';
import { CopyIcon, EditIcon, LinkIcon, MoreIcon, TrashIcon } from '@candil/ui-kit/icon';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@candil/ui-kit/menu';
import { useToast } from '@candil/ui-kit/toast';
import { Link } from 'react-router';
import { configuratorPath } from '../model/configurator-path';
import type { ChangeProject } from './use-project-changes';

interface ProductMenuProps {
  readonly projectId: string;
  readonly product: ProjectProduct;
  readonly onChange: ChangeProject;
}

/** What can be done with a line; a line taken out can be put back. */
export const ProductMenu = ({ projectId, product, onChange }: ProductMenuProps) => {
  const { t } = useTranslation('eproject');
  const toast = useToast();
  const { tag, modelName: name, referenceCode: code } = product;
  const copy = async () => {
    await navigator.clipboard.writeText(code);
    toast.show({ title: t('project.line.codeCopied', { code }) });
  };
  return (
    <Menu>
      <MenuTrigger>
        <IconButton size="sm" label={t('project.line.menu', { tag, name })} title={undefined} icon={<MoreIcon size={18} />} />
      </MenuTrigger>
      <MenuContent align="end">
        <MenuItem icon={<EditIcon size={18} />} asChild>
          <Link to={configuratorPath(projectId, product)}>{t('project.line.configure')}</Link>
        </MenuItem>
        <MenuItem icon={<CopyIcon size={18} />} onSelect={() => onChange({ kind: 'clone', product, idempotencyKey: newIdempotencyKey() })}>
          {t('project.line.clone')}
        </MenuItem>
        <MenuItem icon={<LinkIcon size={18} />} onSelect={() => void copy()}>
          {t('project.line.copyCode')}
        </MenuItem>
        <MenuItem danger icon={<TrashIcon size={18} />} onSelect={() => onChange({ kind: 'remove', product })}>
          {t('project.line.delete')}
        </MenuItem>
      </MenuContent>
    </Menu>
  );
};

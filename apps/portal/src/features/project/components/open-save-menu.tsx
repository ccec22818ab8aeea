import { projectSheetMutation } from '@candil/api-client/react';
import type { Project } from '@candil/contract';
import { useLanguage, useTranslation } from '@candil/i18n/react';
import { IconButton } from '@candil/ui-kit/button';
import { DownloadIcon } from '@candil/ui-kit/icon';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@candil/ui-kit/menu';
import { useToast } from '@candil/ui-kit/toast';
import { useMutation } from '@tanstack/react-query';
import { usePortal } from '../../../shared/portal';
import { saveFile } from '../../../shared/save-file';
import { productsCsv } from '../model/products-csv';

export interface SaveMenuProps {
  readonly project: Project;
}

/** The forms in which the lines are saved: a spreadsheet made by the service, and a plain list. Drawn when first asked for, so it opens at once. */
export const OpenSaveMenu = ({ project }: SaveMenuProps) => {
  const { t } = useTranslation('eproject');
  const { language } = useLanguage();
  const { client } = usePortal();
  const toast = useToast();
  const sheet = useMutation({
    ...projectSheetMutation(client, project.id),
    meta: { action: 'project-sheet', subject: project.id },
    onSuccess: (file) => {
      saveFile(file);
      toast.show({ title: t('budget.download.done', { file: file.name }), tone: 'success' });
    },
  });
  const saveCsv = () => {
    const net = project.totals.net !== undefined;
    const text = productsCsv(project, {
      tag: t('project.place.tag'),
      room: t('project.place.room'),
      product: t('project.column.product'),
      code: t('project.column.code'),
      attributes: t('project.column.attributes'),
      quantity: t('project.column.quantity'),
      unit: t(net ? 'project.column.unitNet' : 'project.column.unitGross'),
      total: t(net ? 'project.column.totalNet' : 'project.column.totalGross'),
      weeks: t('project.column.weeks'),
      note: t('project.place.note'),
    });
    saveFile(new File([text], `${project.name}.csv`, { type: 'text/csv;charset=utf-8' }));
  };
  return (
    <Menu defaultOpen>
      <MenuTrigger>
        <IconButton size="sm" label={t('project.view.save')} icon={<DownloadIcon size={18} />} aria-busy={sheet.isPending} />
      </MenuTrigger>
      <MenuContent align="end">
        <MenuItem onSelect={() => sheet.mutate({ lang: language })}>{t('project.view.xlsx')}</MenuItem>
        <MenuItem onSelect={saveCsv}>{t('project.view.csv')}</MenuItem>
      </MenuContent>
    </Menu>
  );
};

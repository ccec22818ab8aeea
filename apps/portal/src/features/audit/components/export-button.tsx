import { exportAuditMutation } from '@candil/api-client/react';
import { useLanguage, useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { DownloadIcon } from '@candil/ui-kit/icon';
import { useToast } from '@candil/ui-kit/toast';
import { useMutation } from '@tanstack/react-query';
import { usePortal } from '../../../shared/portal';
import { saveFile } from '../../../shared/save-file';
import type { auditFilters } from '../model/audit-request';

interface ExportButtonProps {
  readonly filters: ReturnType<typeof auditFilters>;
  readonly disabled: boolean;
}

/** Saves the lines found as a file. */
export const ExportButton = ({ filters, disabled }: ExportButtonProps) => {
  const { t } = useTranslation('eproject');
  const { client } = usePortal();
  const { language } = useLanguage();
  const toast = useToast();
  const made = useMutation({ ...exportAuditMutation(client), meta: { action: 'audit-export' } });
  const save = () =>
    made.mutate(
      { ...filters, lang: language },
      {
        onSuccess: (file) => {
          saveFile(file);
          toast.show({ title: t('audit.export.done', { file: file.name }), tone: 'success' });
        },
      },
    );
  return (
    <Button
      icon={<DownloadIcon size={18} />}
      disabled={disabled}
      loading={made.isPending}
      loadingLabel={t('audit.export.making')}
      onClick={save}
    >
      {t('audit.export.action')}
    </Button>
  );
};

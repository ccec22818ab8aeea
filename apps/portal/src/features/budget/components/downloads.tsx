import { budgetDocumentMutation } from '@candil/api-client/react';
import type { BudgetDocumentFormat } from '@candil/contract';
import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { DownloadIcon } from '@candil/ui-kit/icon';
import { useToast } from '@candil/ui-kit/toast';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { usePortal } from '../../../shared/portal';
import { saveFile } from '../../../shared/save-file';
import type { DocumentChoice } from './sheet-pane';

interface DownloadsProps {
  readonly budgetId: string;
  /** The document that is looked at is the one that is downloaded. */
  readonly choice: DocumentChoice;
  /** Other ways to hand it out. */
  readonly children: ReactNode;
}

const WORDS = {
  own: { pdf: 'budget.download.ownPdf', xlsx: 'budget.download.ownXlsx' },
  client: { pdf: 'budget.download.clientPdf', xlsx: 'budget.download.clientXlsx' },
} as const;

/** The document as PDF and as spreadsheet. */
export const Downloads = ({ budgetId, choice, children }: DownloadsProps) => {
  const { t } = useTranslation('eproject');
  return (
    <section aria-label={t('budget.download.title')} className="mt-5 flex flex-col gap-2">
      <Download budgetId={budgetId} choice={choice} format="pdf" label={t(WORDS[choice.copy].pdf)} />
      <Download budgetId={budgetId} choice={choice} format="xlsx" label={t(WORDS[choice.copy].xlsx)} />
      {children}
    </section>
  );
};

const Download = ({
  budgetId,
  choice,
  format,
  label,
}: Omit<DownloadsProps, 'children'> & { format: BudgetDocumentFormat; label: string }) => {
  const { t } = useTranslation('eproject');
  const { client } = usePortal();
  const toast = useToast();
  const fetched = useMutation({
    ...budgetDocumentMutation(client, budgetId),
    meta: { action: 'budget-document', subject: `${budgetId}/${format}` },
    onSuccess: (file) => {
      saveFile(file);
      toast.show({ title: t('budget.download.done', { file: file.name }), tone: 'success' });
    },
  });
  return (
    <Button
      variant={format === 'pdf' ? 'primary' : 'secondary'}
      icon={<DownloadIcon size={18} />}
      loading={fetched.isPending}
      loadingLabel={t('budget.download.making')}
      onClick={() => fetched.mutate({ format, copy: choice.copy, lang: choice.language })}
    >
      {label}
    </Button>
  );
};

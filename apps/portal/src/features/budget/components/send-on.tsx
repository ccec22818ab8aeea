import { budgetDocumentMutation } from '@candil/api-client/react';
import { budgetWords } from '@candil/budget-sheet';
import type { Budget } from '@candil/contract';
import { createFormat } from '@candil/i18n';
import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { useToast } from '@candil/ui-kit/toast';
import { useMutation } from '@tanstack/react-query';
import { usePortal } from '../../../shared/portal';
import { saveFile } from '../../../shared/save-file';
import { letterOf, mailAddress } from '../model/letter';
import type { DocumentChoice } from './sheet-pane';

interface SendOnProps {
  readonly budget: Budget;
  /** The document that is looked at is the one that is sent. */
  readonly choice: DocumentChoice;
}

const mayShare = (file: File): boolean => typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });

/** The sheet of the device where it has one. Else the file is saved and a message begun, to which it is to be attached: no link can do that. */
export const SendOn = ({ budget, choice }: SendOnProps) => {
  const { t } = useTranslation('eproject');
  const { client } = usePortal();
  const toast = useToast();
  const { language } = choice;
  const send = useMutation({
    ...budgetDocumentMutation(client, budget.id),
    meta: { action: 'budget-document', subject: `${budget.id}/send` },
    onSuccess: async (file) => {
      const words = budgetWords(language);
      const letter = letterOf(budget, words, createFormat({ language, catalogId: budget.catalogId }));
      if (mayShare(file)) {
        // Closing the share sheet is a cancellation: no message.
        await navigator.share({ files: [file], title: letter.subject, text: letter.text }).catch(() => undefined);
        return;
      }
      saveFile(file);
      window.location.assign(mailAddress(letter));
      toast.show({ title: t('budget.send.attach', { file: file.name }) });
    },
  });
  return (
    <Button
      loading={send.isPending}
      loadingLabel={t('budget.download.making')}
      onClick={() => send.mutate({ format: 'pdf', copy: choice.copy, lang: language })}
    >
      {t('budget.send.label')}
    </Button>
  );
};

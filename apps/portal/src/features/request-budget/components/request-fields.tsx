import type { BudgetRequestInfo } from '@candil/contract';
import { TEXT_KINDS } from '@candil/domain';
import { useFailureMessage, useTranslation } from '@candil/i18n/react';
import { TextArea } from '@candil/ui-kit/text-area';
import { TextField } from '@candil/ui-kit/text-field';
import type { RequestFault } from '../model/request-form';
import { RequestFiles } from './request-files';
import type { BudgetRequestHandle } from './use-request';

interface RequestFieldsProps {
  readonly project: BudgetRequestInfo['project'];
  readonly request: BudgetRequestHandle;
}

/** Fields of a budget request: requirements, plans, project name. */
export const RequestFields = ({ project, request: { form, faults, changeName, changeDescription, files } }: RequestFieldsProps) => {
  const { t } = useTranslation('eproject');
  const wordFailure = useFailureMessage();
  const worded = (fault: RequestFault | undefined) => {
    if (fault === undefined) return undefined;
    if (fault.code === 'files.unsent') return t('request.files.unsent');
    const { title, text } = wordFailure(fault);
    return `${title}. ${text}`;
  };
  return (
    <div className="flex flex-col gap-6">
      <TextArea
        label={t('request.need.description')}
        hint={t('request.need.hint')}
        name="description"
        rows={6}
        value={form.description}
        onValueChange={changeDescription}
        error={worded(faults.description)}
        maxLength={TEXT_KINDS.textarea.max}
      />
      <section aria-label={t('request.files.title')}>
        <h2 className="m-0 mb-2 text-sm font-medium">{t('request.files.title')}</h2>
        <RequestFiles files={files} error={worded(faults.files)} />
      </section>
      <TextField
        label={t('request.project.name')}
        hint={t('request.project.nameHint')}
        name="changeProjectName"
        value={form.name ?? project.name}
        onValueChange={changeName}
        error={worded(faults.changeProjectName)}
        maxLength={TEXT_KINDS.projectTitle.max}
      />
    </div>
  );
};

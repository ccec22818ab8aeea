import { BUDGET_TEXT_MAX, CLIENT_NAME_MAX } from '@candil/contract/lengths';
import { useFormat, useTranslation } from '@candil/i18n/react';
import { Card, CardHeader } from '@candil/ui-kit/card';
import { TextArea } from '@candil/ui-kit/text-area';
import { TextField } from '@candil/ui-kit/text-field';
import type { BudgetForm } from '../model/budget-form';
import type { BudgetFormProblems } from '../model/read-budget-form';
import { useProblemWords } from './use-problem-words';

interface ClientCardProps {
  readonly form: BudgetForm;
  readonly problems: BudgetFormProblems;
  /** Last day of validity as the form is now, `dd/mm/yyyy`. */
  readonly validUntil: string | undefined;
  readonly onChange: (change: Partial<BudgetForm>) => void;
}

/** Client of the budget, its validity, and remarks. */
export const ClientCard = ({ form, problems, validUntil, onChange }: ClientCardProps) => {
  const { t } = useTranslation('eproject');
  const format = useFormat();
  const wordProblem = useProblemWords();
  return (
    <Card>
      <CardHeader title={t('budget.client.title')} />
      <div className="grid gap-x-5 gap-y-5 sm:grid-cols-[minmax(0,1fr)_11rem]">
        <TextField
          label={t('budget.client.name')}
          hint={t('budget.client.nameHint')}
          maxLength={CLIENT_NAME_MAX}
          value={form.clientName}
          onValueChange={(clientName) => onChange({ clientName })}
          error={wordProblem(problems.clientName)}
        />
        <TextField
          inputMode="numeric"
          autoComplete="off"
          label={t('budget.client.validity')}
          suffix={t('budget.client.days')}
          hint={validUntil && t('budget.client.validUntil', { date: format.day(validUntil) })}
          value={form.validityDays}
          onValueChange={(validityDays) => onChange({ validityDays })}
          error={wordProblem(problems.validityDays)}
        />
        <TextArea
          rows={3}
          label={t('budget.client.address')}
          hint={t('budget.client.addressHint')}
          maxLength={BUDGET_TEXT_MAX.clientAddress}
          value={form.clientAddress}
          onValueChange={(clientAddress) => onChange({ clientAddress })}
          className="sm:col-span-2"
        />
        <TextField
          label={t('budget.client.site')}
          maxLength={BUDGET_TEXT_MAX.site}
          value={form.site}
          onValueChange={(site) => onChange({ site })}
          className="sm:col-span-2"
        />
        <TextField
          label={t('budget.client.delivery')}
          hint={t('budget.client.deliveryHint')}
          maxLength={BUDGET_TEXT_MAX.deliveryTerms}
          value={form.deliveryTerms}
          onValueChange={(deliveryTerms) => onChange({ deliveryTerms })}
          className="sm:col-span-2"
        />
        <TextField
          label={t('budget.client.payment')}
          hint={t('budget.client.paymentHint')}
          maxLength={BUDGET_TEXT_MAX.paymentTerms}
          value={form.paymentTerms}
          onValueChange={(paymentTerms) => onChange({ paymentTerms })}
          className="sm:col-span-2"
        />
        <TextArea
          className="sm:col-span-2"
          rows={2}
          label={t('budget.client.comments')}
          hint={t('budget.client.commentsHint')}
          value={form.comments}
          onValueChange={(comments) => onChange({ comments })}
          error={wordProblem(problems.comments)}
        />
      </div>
    </Card>
  );
};

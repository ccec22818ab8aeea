import type { BudgetIssuer, BudgetLine } from '@candil/contract';
import { useFormat, useTranslation } from '@candil/i18n/react';
import { Alert } from '@candil/ui-kit/alert';
import { Button } from '@candil/ui-kit/button';
import { FactList } from '@candil/ui-kit/card';
import { Modal } from '@candil/ui-kit/modal';
import type { Revised } from '../model/budget-form';
import { missingIssuerFields } from '../model/missing-issuer-fields';
import type { Sheets } from './use-sheets';

export interface IssueSubject {
  readonly clientName: string;
  /** `dd/mm/yyyy`. */
  readonly validUntil: string | undefined;
  readonly issuer: BudgetIssuer;
  readonly belowMinimum: readonly BudgetLine[];
  readonly revised: Revised | null;
  readonly sheets: Sheets;
}

interface ConfirmIssueProps {
  readonly subject: IssueSubject;
  readonly issuing: boolean;
  readonly onIssue: () => void;
  readonly onClose: () => void;
}

/** The last look before a number is given: client, total, validity, and warnings. */
export const ConfirmIssue = ({ subject, issuing, onIssue, onClose }: ConfirmIssueProps) => {
  const { t } = useTranslation('eproject');
  const format = useFormat();
  const { clientName, validUntil, issuer, belowMinimum, revised, sheets } = subject;
  const { own, client, earnings } = sheets;
  const totalOf = (sheet: typeof own) => sheet.totals.find(({ key }) => key === 'totalNet')?.amount.text;
  const missing = missingIssuerFields(issuer);
  const loses = [earnings.own, earnings.client].some((earning) => earning !== undefined && earning.earnedMinor < 0);
  return (
    <Modal
      open
      onOpenChange={(open) => !open && !issuing && onClose()}
      title={revised ? t('budget.confirm.revision', { number: revised.nextNumber }) : t('budget.confirm.title')}
      description={t('budget.confirm.text')}
      footer={
        <>
          <Button onClick={onClose} disabled={issuing}>
            {t('budget.confirm.cancel')}
          </Button>
          <Button variant="dark" loading={issuing} loadingLabel={t('budget.issue.issuing')} onClick={onIssue}>
            {revised ? t('budget.issue.revision', { number: revised.nextNumber }) : t('budget.issue.budget')}
          </Button>
        </>
      }
    >
      {belowMinimum.length > 0 && (
        <Alert severity="warning" title={t('budget.confirm.belowMinimum')} className="mb-4">
          <ul className="m-0 list-none p-0">
            {belowMinimum.map(({ productId, tag, modelName, moq }) => (
              <li key={productId}>{t('budget.confirm.belowMinimumLine', { tag, name: modelName, moq: format.number(moq) })}</li>
            ))}
          </ul>
        </Alert>
      )}
      {loses && (
        <Alert severity="warning" className="mb-4">
          {t('budget.clientCopy.belowCost')}
        </Alert>
      )}
      <FactList
        facts={[
          { label: t('budget.confirm.issuer'), value: issuer.name },
          ...(missing.length === 0
            ? []
            : [{ label: t('budget.confirm.without'), value: missing.map((part) => t(`budget.issuer.${part}`)).join(', ') }]),
          { label: t('budget.issued.client'), value: clientName === '' ? t('budget.confirm.noClient') : clientName },
          { label: t('budget.lines.title'), value: format.number(own.lines.length) },
          ...(validUntil === undefined ? [] : [{ label: t('budget.issued.validUntil'), value: format.day(validUntil) }]),
          { label: t('budget.confirm.total', { copy: t('budget.sheet.own') }), value: totalOf(own), strong: true },
          ...(client === undefined
            ? []
            : [{ label: t('budget.confirm.total', { copy: t('budget.sheet.client') }), value: totalOf(client), strong: true }]),
        ]}
      />
    </Modal>
  );
};

import type { BudgetIssuer } from '@candil/contract';
import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { Notice } from '@candil/ui-kit/notice';
import { Link } from 'react-router';
import { missingIssuerFields } from '../model/missing-issuer-fields';

/** Details of the issuer that the document lacks, and a link to enter them. */
export const IssuerNotice = ({ issuer }: { issuer: BudgetIssuer }) => {
  const { t } = useTranslation('eproject');
  const missing = missingIssuerFields(issuer);
  if (missing.length === 0) return null;
  return (
    <Notice tone="neutral" title={t('budget.issuer.title')}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span>{t('budget.issuer.text', { name: issuer.name, parts: missing.map((part) => t(`budget.issuer.${part}`)).join(', ') })}</span>
        <Button size="sm" asChild>
          <Link to="/my-profile">{t('budget.issuer.tell')}</Link>
        </Button>
      </div>
    </Notice>
  );
};

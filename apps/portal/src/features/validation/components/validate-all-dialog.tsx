import type { Project } from '@candil/contract';
import { useFailureMessage, useFormat, useTranslation } from '@candil/i18n/react';
import { Button, LoadingButton } from '@candil/ui-kit/button';
import { DocumentTable } from '@candil/ui-kit/document-table';
import { Modal } from '@candil/ui-kit/modal';
import { Link } from 'react-router';
import { useFlag } from '../../../shared/flags/use-flag';
import { BeforeAndNow } from '../../../shared/validation/before-and-now';
import { validationOf, type WaitingProduct } from '../model/waiting-products';
import { useValidateAll } from '../state/use-validate-all';

interface ValidateAllDialogProps {
  readonly project: Project;
  readonly onClose: () => void;
}

/**
 * Summary of all products waiting for validation: those to correct, and those that can be confirmed, with price and
 * weeks before and now.
 */
export const ValidateAllDialog = ({ project, onClose }: ValidateAllDialogProps) => {
  const { t } = useTranslation('eproject');
  const format = useFormat();
  const wordFailure = useFailureMessage();
  const { toMend, toConfirm } = validationOf(project, { validateComposingPendants: useFlag('validateComposingPendants') });
  const validate = useValidateAll(project, onClose);
  const money = (amount: number | null) => (amount === null ? '–' : format.money(amount, project.currency));
  const weeks = (value: number | null) => format.weeks(value ?? undefined);
  const columns = [
    { key: 'product', label: t('validation.product'), cell: (row: WaitingProduct) => <ProductName row={row} /> },
    { key: 'price', label: t('validation.price'), cell: ({ price }: WaitingProduct) => <BeforeAndNow fact={price} inWords={money} /> },
    { key: 'weeks', label: t('validation.weeks'), cell: (row: WaitingProduct) => <BeforeAndNow fact={row.weeks} inWords={weeks} /> },
  ];
  return (
    <Modal
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('validation.dialog')}
      footer={
        <>
          <Button onClick={onClose}>{t('validation.close')}</Button>
          {toConfirm.length > 0 && (
            <LoadingButton
              variant="primary"
              loading={validate.isPending}
              onClick={() => validate.mutate(toConfirm.map(({ product }) => product._id))}
            >
              {t('validation.confirm', { count: toConfirm.length })}
            </LoadingButton>
          )}
        </>
      }
    >
      <p className="m-0 mb-5 text-base text-muted">{t('validation.intro')}</p>
      {toMend.length > 0 && (
        <section className="mb-6">
          <h3 className="m-0 mb-2 text-base font-semibold text-attention-text">{t('validation.toMend', { count: toMend.length })}</h3>
          <ul className="m-0 list-none p-0">
            {toMend.map((row) => (
              <li
                key={row.product._id}
                className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-hairline-soft py-2.5 first:border-t-0"
              >
                <span className="min-w-0 grow basis-60">
                  <ProductName row={row} />
                  {row.product.issues.map((issue) => (
                    <span key={JSON.stringify(issue)} className="block text-sm text-attention-text">
                      {wordFailure(issue).title}
                    </span>
                  ))}
                </span>
                <Button size="sm" asChild>
                  <Link to={`/validate/${project.id}/${row.product._id}`} aria-label={`${t('validation.mend')} ${nameOf(row)}`}>
                    {t('validation.mend')}
                  </Link>
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h3 className="m-0 mb-2 text-base font-semibold">
          {toConfirm.length === 0 ? t('validation.none') : t('validation.toConfirm', { count: toConfirm.length })}
        </h3>
        {toConfirm.length > 0 && (
          <DocumentTable label={t('validation.dialog')} columns={columns} rows={toConfirm} rowKey={({ product }) => product._id} />
        )}
      </section>
    </Modal>
  );
};

const nameOf = ({ product: { tag, modelName } }: WaitingProduct): string => `${tag} ${modelName}`;

const ProductName = ({ row }: { readonly row: WaitingProduct }) => (
  <span className="block">
    <span className="font-semibold">{nameOf(row)}</span> <span className="font-mono text-sm text-muted">{row.product.referenceCode}</span>
  </span>
);

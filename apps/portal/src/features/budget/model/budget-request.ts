import type { RequestFor } from '@candil/api-client';
import type { ProjectForBudget } from '@candil/contract';
import type { BudgetWork } from './budget-form';
import { quantityOf } from './live-budget';
import type { BudgetValues } from './read-budget-form';

/** Builds the request that issues a budget: percentages and pieces, never prices. */
export const budgetRequest = (
  source: ProjectForBudget,
  values: BudgetValues,
  { form, revised }: BudgetWork,
): RequestFor<'createBudget'>['body'] => ({
  version: source.project.version,
  clientName: values.clientName,
  clientAddress: values.clientAddress,
  site: values.site,
  deliveryTerms: values.deliveryTerms,
  paymentTerms: values.paymentTerms,
  comments: values.comments,
  discount: values.discount,
  surcharge: values.surcharge,
  iva: values.iva,
  freight: values.freight,
  validityDays: values.validityDays,
  ownMarginPercent: values.ownMargin,
  lines: source.lines.map((line) => ({
    productId: line.productId,
    quantity: quantityOf(line, form.quantities),
    discount: values.lineDiscounts[line.productId] ?? 0,
    isAlternative: form.alternatives.includes(line.productId),
  })),
  ...(revised && { revises: revised.budgetId }),
});

import type { Budget } from '@candil/contract';

type Amounts = 'currency' | 'discount' | 'surcharge' | 'iva' | 'discountValue' | 'surchargeValue' | 'ivaValue' | 'subTotalNet' | 'totalNet';
type Heading = 'budgetNumber' | 'revision' | 'clientName' | 'projectName' | 'creationDate' | 'validationDate' | 'createdBy' | 'comments';
type Written = 'clientAddress' | 'site' | 'deliveryTerms' | 'paymentTerms';

/** Content of a sheet: an issued budget as the wire carries it, or a draft that is still incomplete. */
export type SheetBudget = Pick<Budget, Amounts | 'products' | 'ownMarginPercent' | 'issuer'> &
  Partial<Pick<Budget, Heading | Written | 'freight' | 'alternatives'>>;

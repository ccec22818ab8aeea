import type { Budget } from '@candil/contract';

type Amounts = 'currency' | 'discount' | 'surcharge' | 'iva' | 'discountValue' | 'surchargeValue' | 'ivaValue' | 'subTotalNet' | 'totalNet';
type Heading = 'budgetNumber' | 'revision' | 'clientName' | 'projectName' | 'creationDate' | 'validationDate' | 'createdBy' | 'comments';
type Written = 'clientAddress' | 'site' | 'deliveryTerms' | 'paymentTerms';

/** What a sheet is made of: an issued budget as the wire carries it, or one in the making, of which not all is known yet. */
export type SheetBudget = Pick<Budget, Amounts | 'products' | 'ownMarginPercent' | 'issuer'> &
  Partial<Pick<Budget, Heading | Written | 'freight' | 'alternatives'>>;

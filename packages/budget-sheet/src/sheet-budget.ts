import type { Budget } from '@candil/contract';

type Amounts = 'currency' | 'discount' | 'surcharge' | 'iva' | 'discountValue' | 'surchargeValue' | 'ivaValue' | 'subTotalNet' | 'totalNet';
type Heading = 'budgetNumber' | 'clientName' | 'projectName' | 'creationDate' | 'validationDate' | 'createdBy' | 'comments';

/** What a sheet is made of: an issued budget as the wire carries it, or one in the making, of which not all is known yet. */
export type SheetBudget = Pick<Budget, Amounts | 'products' | 'ownMarginPercent'> & Partial<Pick<Budget, Heading>>;

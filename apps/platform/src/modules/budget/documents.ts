import type { Budget, BudgetCopy, BudgetDocumentFormat } from '@candil/contract';
import { fail, type IsoLanguage, ok, type Result } from '@candil/domain';
import { type DocumentFailure, type DocumentMaker, SPREADSHEET } from '../document';
import type { BudgetFailure } from './failures';
import type { PrintedBudget } from './pictures-to-print';

const MEDIA_TYPE: Readonly<Record<BudgetDocumentFormat, string>> = {
  pdf: 'application/pdf',
  xlsx: SPREADSHEET,
};

export interface DocumentOptions {
  readonly format: BudgetDocumentFormat;
  readonly copy: BudgetCopy;
  readonly language: IsoLanguage;
}

export interface DocumentParts {
  readonly maker: DocumentMaker;
  /** Folder of the pictures that can be printed. */
  readonly prints: string;
  /** Address of the portal, where it is set: documents link to it. */
  readonly portalUrl: string | undefined;
}

/** The short address of an issued budget, which leads whoever may read it to its page. */
const shortAddressOf = (portalUrl: string, { budgetNumber }: Budget): string => new URL(`/q/${budgetNumber}`, portalUrl).href;

/**
 * A document of a budget as a file to be saved. The copy for a client is for its maker only: without a margin, or for a reader who may not know
 * it, there is none (QU14).
 */
export const documentOf = async (
  { maker, prints, portalUrl }: DocumentParts,
  { budget, ownPictures }: PrintedBudget,
  { format, copy, language }: DocumentOptions,
): Promise<Result<File, BudgetFailure | DocumentFailure>> => {
  if (copy === 'client' && budget.ownMarginPercent === null) return fail({ code: 'access.denied' });
  const made = await maker.make({
    kind: 'budget',
    budget,
    format,
    copy,
    language,
    prints,
    ownPictures,
    ...(portalUrl !== undefined && { address: shortAddressOf(portalUrl, budget) }),
  });
  if (!made.ok) return made;
  const name = `${budget.budgetNumber}${copy === 'client' ? '-client' : ''}.${format}`;
  return ok(new File([made.value], name, { type: MEDIA_TYPE[format] }));
};

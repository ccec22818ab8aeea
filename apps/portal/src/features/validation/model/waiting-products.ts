import type { Project, ProjectProduct } from '@candil/contract';

/** A fact of one piece as it was saved and as it is today. */
export interface Fact {
  /** Undefined = not told when it was saved; null = there was none, or on request. */
  readonly stored: number | null | undefined;
  readonly now: number | null;
}

/** A product that is not validated as it is sold today. */
export interface WaitingProduct {
  readonly product: ProjectProduct;
  readonly price: Fact;
  readonly weeks: Fact;
  readonly isChanged: boolean;
}

interface Validation {
  /** What something stands against. */
  readonly toMend: readonly WaitingProduct[];
  readonly toConfirm: readonly WaitingProduct[];
  readonly done: number;
}

const isOther = ({ stored, now }: Fact): boolean => stored !== undefined && stored !== now;

const factsOf = (product: ProjectProduct): WaitingProduct => {
  const { lastSaved, prices, availability } = product;
  const price = { stored: lastSaved?.unitGross, now: prices?.unitGross ?? null };
  const weeks = { stored: lastSaved?.weeks, now: availability?.weeks ?? null };
  return { product, price, weeks, isChanged: isOther(price) || isOther(weeks) };
};

/** The products of a project by what validating them asks for: one counts as validated while its price and weeks stay as they were then. */
export const validationOf = ({ products }: Pick<Project, 'products'>): Validation => {
  const all = products.map(factsOf);
  const toMend = all.filter(({ product }) => product.issues.length > 0);
  const toConfirm = all.filter(({ product, isChanged }) => product.issues.length === 0 && (product.validation.status === 0 || isChanged));
  return { toMend, toConfirm, done: all.length - toMend.length - toConfirm.length };
};

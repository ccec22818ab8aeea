/** Statuses of validation: new or changed since, and validated (PJ25). */
export const VALIDATION_STATUS = { OPEN: 0, VALIDATED: 1 } as const;

/** A fact of one piece as it was saved and as it is today. */
export interface SavedFact {
  /** Undefined = unknown when it was saved; null = there was none, or on request. */
  readonly stored: number | null | undefined;
  /** Null = there is none today, or it is on request. */
  readonly now: number | null;
}

/** Fields that decide the validation state of a product. */
export interface ValidationFacts {
  /** One of `VALIDATION_STATUS`; any other counts as open. */
  readonly status: number;
  /** True when an issue blocks the product. */
  readonly isBlocked: boolean;
  /** List price and weeks of one piece. */
  readonly facts: readonly SavedFact[];
}

/**
 * Something stands against it; not validated; validated at another price or in other weeks; validated as it is sold today. Only what is
 * blocked is kept from budgets and orders (OR12, QU5).
 */
export type ValidationState = (typeof VALIDATION_STATES)[number];
/** The states, from the one that blocks a product to the one that needs nothing. */
export const VALIDATION_STATES = ['blocked', 'open', 'changed', 'validated'] as const;

/** Checks whether a fact differs from the saved one; a fact that was unknown then has not changed (PJ26). */
export function isChangedFact({ stored, now }: SavedFact): boolean {
  return stored !== undefined && stored !== now;
}

/**
 * Computes the validation state of a product today: it is validated only while no issue blocks it and price and weeks are unchanged (PJ25,
 * PJ26).
 */
export function validationState({ status, isBlocked, facts }: ValidationFacts): ValidationState {
  if (isBlocked) return 'blocked';
  if (status !== VALIDATION_STATUS.VALIDATED) return 'open';
  return facts.some(isChangedFact) ? 'changed' : 'validated';
}

import type { ProjectProduct } from '@candil/contract';
import { isChangedFact, type SavedFact, type ValidationState, validationState } from '@candil/domain';

/** List price and weeks of one piece: when it was saved, and today. */
export interface SavedFactsOfPiece {
  readonly price: SavedFact;
  readonly weeks: SavedFact;
}

interface Today {
  readonly unitGross: number | null;
  readonly weeks: number | null;
}

/** Returns the saved price and weeks of a line beside those of today. */
export const savedFacts = (saved: ProjectProduct['lastSaved'], today: Today): SavedFactsOfPiece => ({
  price: { stored: saved?.unitGross, now: today.unitGross },
  weeks: { stored: saved?.weeks, now: today.weeks },
});

type Product = Pick<ProjectProduct, 'lastSaved' | 'prices' | 'availability' | 'issues' | 'validation'>;

/** The same of a product of a project. */
export const savedFactsOf = ({
  lastSaved,
  prices,
  availability,
}: Pick<Product, 'lastSaved' | 'prices' | 'availability'>): SavedFactsOfPiece =>
  savedFacts(lastSaved, { unitGross: prices?.unitGross ?? null, weeks: availability?.weeks ?? null });

export const hasChanged = ({ price, weeks }: SavedFactsOfPiece): boolean => isChangedFact(price) || isChangedFact(weeks);

/** Returns the validation state of a product of a project. */
export const validationStateOf = (product: Product): ValidationState => {
  const { price, weeks } = savedFactsOf(product);
  return validationState({ status: product.validation.status, isBlocked: product.issues.length > 0, facts: [price, weeks] });
};

import type { Project, ProjectProduct } from '@candil/contract';
import type { ValidationState } from '@candil/domain';
import { hasChanged, type SavedFactsOfPiece, savedFactsOf, validationStateOf } from '../../../shared/validation/saved-facts';

/** A product that is not validated as it is sold today. */
export interface WaitingProduct extends SavedFactsOfPiece {
  readonly product: ProjectProduct;
  readonly isChanged: boolean;
}

interface Validation {
  /** Products that cannot be validated before they are corrected. */
  readonly toMend: readonly WaitingProduct[];
  readonly toConfirm: readonly WaitingProduct[];
  /** Validated before, at another price or in other weeks. */
  readonly outdated: number;
  readonly done: number;
  readonly total: number;
}

interface Toggles {
  readonly validateComposingPendants: boolean;
}

const waiting = (product: ProjectProduct): WaitingProduct => {
  const facts = savedFactsOf(product);
  return { product, ...facts, isChanged: hasChanged(facts) };
};

/** Groups the products of a project by the step that validates them; composing pendants only while their toggle is on (CF8). */
export const validationOf = (project: Pick<Project, 'products'>, { validateComposingPendants }: Toggles): Validation => {
  const products = project.products.filter(({ type }) => type !== 'COMPOSING_PENDANTS' || validateComposingPendants);
  const states = new Map(products.map((product) => [product, validationStateOf(product)]));
  const inState = (...wanted: readonly ValidationState[]) => products.filter((product) => wanted.includes(states.get(product) ?? 'open'));
  return {
    toMend: inState('blocked').map(waiting),
    toConfirm: inState('open', 'changed').map(waiting),
    outdated: inState('changed').length,
    done: inState('validated').length,
    total: products.length,
  };
};

import { inTurns, othersTurn } from '../../kernel';
import type { CatalogueContext } from '../price';
import { compositionTerms } from './evaluate-project';
import { evaluateInPieces, knownEvaluation } from './kept-evaluations';
import type { StoredProject } from './stored-project';

/**
 * Evaluates the compositions of a project that are not known yet, each in turns of its own, so that a project of a thousand makes
 * nobody else wait. `evaluateProject` then finds all of them: their documents hold the evaluations as long as the request holds them.
 */
export const composeAhead = async (context: CatalogueContext, project: StoredProject): Promise<void> => {
  const terms = compositionTerms(context, project);
  for (const { configuration } of project.products) {
    if (configuration === null || knownEvaluation(terms, configuration) !== undefined) continue;
    await inTurns(evaluateInPieces(terms, configuration));
    await othersTurn();
  }
};

import { chosenPieces } from '../recompose';
import type { StoredConfiguration } from '../stored-project';

/** Every document that is tried is read, checked and priced anew: so many of one request, */
const DOCUMENTS_MAX = 60;
/** with so many pieces in all, */
const PIECES_MAX = 2_400;
/** and none of more than this, which would keep the service from others for too long. */
const PIECES_OF_ONE_MAX = 120;

/** What one request may still try unasked of the compositions of a project. */
export class Tries {
  private documents = 0;
  private pieces = 0;

  /** Returns whether a document may be tried, and counts it. */
  take(document: StoredConfiguration['document']): boolean {
    const pieces = chosenPieces(document).length;
    if (pieces > PIECES_OF_ONE_MAX || this.documents >= DOCUMENTS_MAX || this.pieces + pieces > PIECES_MAX) return false;
    this.documents += 1;
    this.pieces += pieces;
    return true;
  }
}

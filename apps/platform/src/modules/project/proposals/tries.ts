import { DOCUMENTS_MAX, PIECES_MAX } from '../made-once';
import { chosenPieces } from '../recompose';
import type { StoredConfiguration } from '../stored-project';

/** No document that is tried unasked has more pieces than this, which would keep the service from others for too long. */
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

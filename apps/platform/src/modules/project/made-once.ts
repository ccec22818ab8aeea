import { chosenPieces } from './recompose';
import type { StoredConfiguration } from './stored-project';

/** Every document that a request makes is read, checked and priced anew: so many of one request, */
export const DOCUMENTS_MAX = 60;
/** with so many pieces in all. */
export const PIECES_MAX = 2_400;

/**
 * What one request makes of compositions: of equal ones once, and of no more than the limits allow. The first is always made, however
 * large, so that each can be changed alone.
 */
export class MadeOnce<Made> {
  private readonly made = new Map<string, Made>();
  private pieces = 0;

  /** Returns what is made of the composition in the way named, now or before; undefined where the limits are reached. */
  of({ digest, document }: StoredConfiguration, way: string, make: () => Made): Made | undefined {
    const key = `${digest} ${way}`;
    const known = this.made.get(key);
    if (known !== undefined) return known;
    const pieces = chosenPieces(document).length;
    if (this.made.size > 0 && (this.made.size >= DOCUMENTS_MAX || this.pieces + pieces > PIECES_MAX)) return undefined;
    const made = make();
    this.made.set(key, made);
    this.pieces += pieces;
    return made;
  }
}

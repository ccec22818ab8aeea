import { articleKey, formatReference, type PieceRow } from '@candil/domain';

/** So many of one article, or of a text that names none. */
export type CountedPiece = Pick<PieceRow, 'model' | 'selection' | 'quantity' | 'written'>;

/** An article of which two versions hold different numbers; 0 = not there. */
export interface PieceDifference {
  readonly key: string;
  readonly piece: CountedPiece;
  readonly theirs: number;
  readonly mine: number;
}

const keyOf = (piece: CountedPiece): string => (piece.model === '' ? `written ${piece.written ?? ''}` : articleKey(piece));

/** The articles whose numbers differ, those of the other version first; none where only order or places do. */
export const comparePieces = (theirs: readonly CountedPiece[], mine: readonly CountedPiece[]): readonly PieceDifference[] => {
  const found = new Map<string, PieceDifference>();
  const known = (piece: CountedPiece): PieceDifference => {
    const key = keyOf(piece);
    return found.get(key) ?? { key, piece, theirs: 0, mine: 0 };
  };
  for (const piece of theirs) {
    const counted = known(piece);
    found.set(counted.key, { ...counted, theirs: counted.theirs + piece.quantity });
  }
  for (const piece of mine) {
    const counted = known(piece);
    found.set(counted.key, { ...counted, mine: counted.mine + piece.quantity });
  }
  return [...found.values()].filter((each) => each.theirs !== each.mine);
};

/** The code of a piece as far as it is chosen, or what was written in its place. */
export const codeOfPiece = ({ model, selection, written }: CountedPiece, dash: boolean): string => {
  const { color, temperature, control, installation } = selection;
  if (model === '') return written ?? '';
  if (color === undefined) return model;
  return formatReference({
    model,
    dash,
    color,
    ...(temperature !== undefined && { temperature }),
    ...(control !== undefined && { control }),
    ...(installation !== undefined && { installation }),
  });
};

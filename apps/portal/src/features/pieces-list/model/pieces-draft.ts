import { checkPieceList, type PieceList } from '@candil/domain';

export const PIECES_DRAFT_KIND = 'pieces';

/** Version of the form of a draft. */
export const PIECES_DRAFT_FORM = 1;

/** Parses a draft; an empty list is none. */
export const parsePiecesDraft = (data: unknown): PieceList | undefined => {
  const read = checkPieceList(data);
  return read.ok && read.value.rows.length > 0 ? read.value : undefined;
};

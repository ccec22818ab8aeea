import { checkToolkitBoard, type ToolkitBoard } from '@candil/domain';

export const BOARD_DRAFT_KIND = 'board';

/** Version of the form of a draft. */
export const BOARD_DRAFT_FORM = 1;

/** Parses a draft; an empty board is none. */
export const parseBoardDraft = (data: unknown): ToolkitBoard | undefined => {
  const read = checkToolkitBoard(data);
  return read.ok && read.value.parts.length > 0 ? read.value : undefined;
};

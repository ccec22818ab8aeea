import type { SavedConfiguration } from '@candil/contract';
import { checkToolkitBoard, type ToolkitBoard } from '@candil/domain';
import { boardPath } from '../../../shared/browse/paths';
import { useTakeTheirs as useTakeSaved } from '../../../shared/configuration/use-take-theirs';
import { keepHandedOver } from '../../../shared/draft/handed-over';
import type { DraftHandle } from '../../../shared/draft/use-draft';
import { useDraftStore } from '../../../shared/draft/use-draft-store';
import { BOARD_DRAFT_FORM, BOARD_DRAFT_KIND } from '../model/board-draft';
import { draftIdOf, type Opening } from '../model/opening';
import type { BoardData } from './use-board-data';

/** A board as someone else has saved it. */
export type TheirBoard = Pick<BoardData, 'saved' | 'board'>;

interface Taking {
  readonly opening: Opening;
  /** The own version, as it is when it is kept. */
  readonly board: ToolkitBoard;
  readonly title: string;
  readonly draft: DraftHandle<ToolkitBoard>;
  readonly onTaken: (theirs: TheirBoard) => void;
}

/** Opens a board as someone else has saved it; the own version becomes the draft of a new board of the project. */
export const useTakeTheirs = ({ opening, board, title, draft, onTaken }: Taking) => {
  const drafts = useDraftStore();
  const prepare = (saved: SavedConfiguration): TheirBoard | undefined => {
    const read = checkToolkitBoard(saved.document);
    // What is no longer a board of this toolkit is fetched and told by the screen, as soon as the saved one is known.
    return read.ok && read.value.subFamilyId === board.subFamilyId ? { saved, board: read.value } : undefined;
  };
  const keepOwn = (): string => {
    const { projectId } = opening;
    const { subFamilyId } = board;
    const place = {
      kind: 'new',
      projectId,
      subFamilyId,
      applicationLocationId: undefined,
      catalogId: undefined,
      preconfigId: undefined,
    } as const;
    const href = keepHandedOver(drafts, {
      kind: BOARD_DRAFT_KIND,
      form: BOARD_DRAFT_FORM,
      data: board,
      title,
      path: boardPath({ projectId }, { subFamilyId }),
      idOf: (handedOver) => draftIdOf({ ...place, handedOver }),
    });
    draft.clear();
    return href;
  };
  return useTakeSaved({
    line: opening.kind === 'saved' ? opening : undefined,
    prepare,
    keepOwn,
    onTaken: (theirs) => theirs && onTaken(theirs),
  });
};

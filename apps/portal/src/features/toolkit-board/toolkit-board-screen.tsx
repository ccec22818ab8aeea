import { checkToolkitBoard } from '@candil/domain';
import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { Suspense, useState } from 'react';
import { Navigate } from 'react-router';
import { collectionPath } from '../../shared/browse/paths';
import { NotOpenedView } from '../../shared/configuration/not-opened';
import { ReadOnlyProject } from '../../shared/configuration/read-only-project';
import { isOfNewerProgram, UnreadableDocument } from '../../shared/configuration/unreadable-document';
import { WayBack } from '../../shared/configuration/way-back';
import { useDraft } from '../../shared/draft/use-draft';
import { useFlag } from '../../shared/flags/use-flag';
import { lazyPart } from '../../shared/part/lazy-part';
import { BoardSitting } from './components/board-sitting';
import { BOARD_DRAFT_FORM, BOARD_DRAFT_KIND, parseBoardDraft } from './model/board-draft';
import { draftIdOf, type Opening } from './model/opening';
import { type BoardData, useBoardData } from './state/use-board-data';
import type { TheirBoard } from './state/use-take-theirs';

const ToolkitChoice = lazyPart(
  () => import('./components/toolkit-choice'),
  ({ ToolkitChoice }) => ToolkitChoice,
);

/** The toolkit board (configurator 9): parts that take hold of one another, for a new product, one more of a project, or one that is opened again. */
export const ToolkitBoardScreen = ({ opening }: { readonly opening: Opening }) => {
  const loaded = useBoardData(opening);
  const back = <WayBack projectId={opening.projectId} />;
  switch (loaded.kind) {
    case 'unreadable':
      return <UnreadableDocument failure={loaded.failure} action={back} />;
    case 'no-toolkit':
      return (
        <Suspense>
          <ToolkitChoice projectId={opening.projectId} catalogId={loaded.catalogId} />
        </Suspense>
      );
    case 'ready': {
      const { project } = loaded.data;
      if (project !== undefined && !project.access.write) return <ReadOnlyProject project={project} />;
      return <BoardOpened opening={opening} data={loaded.data} />;
    }
    default:
      return <NotOpenedView state={loaded} projectId={opening.projectId} />;
  }
};

/** Which of the sittings on a board it is, and what it begins with. */
interface SittingStart {
  readonly number: number;
  readonly ignoresDraft: boolean;
  /** The board as someone else has saved it since the address was opened. */
  readonly theirs?: TheirBoard;
}

/** The draft of this device where there is one, else the opened board. */
const BoardOpened = ({ opening, data }: { readonly opening: Opening; readonly data: BoardData }) => {
  const { t } = useTranslation('eproject');
  const draft = useDraft(BOARD_DRAFT_KIND, draftIdOf(opening), BOARD_DRAFT_FORM, parseBoardDraft);
  const [sitting, setSitting] = useState<SittingStart>({ number: 0, ignoresDraft: false });
  const { subFamilyId } = data.board;
  const begins = useFlag('toolkitListConfigurator', { subFamilyId });
  // Off, no board is begun: the parts are added as single articles. What was begun before goes on.
  const [isBegun] = useState(draft.kept !== undefined);
  if (opening.kind === 'new' && !begins && !isBegun) return <Navigate to={collectionPath(opening, subFamilyId)} replace />;
  const kept = sitting.ignoresDraft ? undefined : draft.kept;
  const opened = { ...data, ...sitting.theirs };
  const startOver = () => {
    draft.clear();
    setSitting(({ number, ...before }) => ({ ...before, number: number + 1, ignoresDraft: true }));
  };
  const unread = sitting.ignoresDraft || draft.unread === undefined ? undefined : checkToolkitBoard(draft.unread);
  if (unread?.ok === false && isOfNewerProgram(unread.failure))
    return (
      <UnreadableDocument failure={unread.failure} isDraft action={<Button onClick={startOver}>{t('composition.startOver')}</Button>} />
    );
  return (
    <BoardSitting
      key={sitting.number}
      opening={opening}
      data={opened}
      start={kept ?? opened.board}
      isDraft={kept !== undefined}
      draft={draft}
      onStartOver={startOver}
      onTakeTheirs={(theirs) => setSitting(({ number }) => ({ number: number + 1, ignoresDraft: true, theirs }))}
    />
  );
};

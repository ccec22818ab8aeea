import { checkPieceList } from '@candil/domain';
import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { useState } from 'react';
import { NotOpenedView } from '../../shared/configuration/not-opened';
import { ReadOnlyProject } from '../../shared/configuration/read-only-project';
import { isOfNewerProgram, UnreadableDocument } from '../../shared/configuration/unreadable-document';
import { WayBack } from '../../shared/configuration/way-back';
import { useDraft } from '../../shared/draft/use-draft';
import { PiecesSitting } from './components/pieces-sitting';
import { draftIdOf, type Opening } from './model/opening';
import { PIECES_DRAFT_FORM, PIECES_DRAFT_KIND, parsePiecesDraft } from './model/pieces-draft';
import { type PiecesData, usePiecesData } from './state/use-pieces-data';
import type { TheirPieces } from './state/use-take-theirs';

/** The pieces list (configurator 8): rows of articles, for a new product, one more of a project, or one that is opened again. */
export const PiecesListScreen = ({ opening }: { readonly opening: Opening }) => {
  const loaded = usePiecesData(opening);
  const back = <WayBack projectId={opening.projectId} />;
  switch (loaded.kind) {
    case 'unreadable':
      return <UnreadableDocument failure={loaded.failure} action={back} />;
    case 'ready': {
      const { project } = loaded.data;
      if (project !== undefined && !project.access.write) return <ReadOnlyProject project={project} />;
      return <PiecesOpened opening={opening} data={loaded.data} />;
    }
    default:
      return <NotOpenedView state={loaded} projectId={opening.projectId} />;
  }
};

/** Which of the sittings on a list it is, and what it begins with. */
interface SittingStart {
  readonly number: number;
  readonly ignoresDraft: boolean;
  /** The list as someone else has saved it since the address was opened. */
  readonly theirs?: TheirPieces;
}

/** The draft of this device where there is one, else the opened list. */
const PiecesOpened = ({ opening, data }: { readonly opening: Opening; readonly data: PiecesData }) => {
  const { t } = useTranslation('eproject');
  const draft = useDraft(PIECES_DRAFT_KIND, draftIdOf(opening), PIECES_DRAFT_FORM, parsePiecesDraft);
  const [sitting, setSitting] = useState<SittingStart>({ number: 0, ignoresDraft: false });
  const kept = sitting.ignoresDraft ? undefined : draft.kept;
  const opened = { ...data, ...sitting.theirs };
  const startOver = () => {
    draft.clear();
    setSitting(({ number, ...before }) => ({ ...before, number: number + 1, ignoresDraft: true }));
  };
  const unread = sitting.ignoresDraft || draft.unread === undefined ? undefined : checkPieceList(draft.unread);
  if (unread?.ok === false && isOfNewerProgram(unread.failure))
    return (
      <UnreadableDocument failure={unread.failure} isDraft action={<Button onClick={startOver}>{t('composition.startOver')}</Button>} />
    );
  return (
    <PiecesSitting
      key={sitting.number}
      opening={opening}
      data={opened}
      start={kept ?? opened.list}
      isDraft={kept !== undefined}
      draft={draft}
      onStartOver={startOver}
      onTakeTheirs={(theirs) => setSitting(({ number }) => ({ number: number + 1, ignoresDraft: true, theirs }))}
    />
  );
};

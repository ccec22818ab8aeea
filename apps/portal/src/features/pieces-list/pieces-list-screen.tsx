import { checkPieceList } from '@candil/domain';
import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { ErrorState } from '@candil/ui-kit/error-state';
import { Skeleton } from '@candil/ui-kit/skeleton';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { isOfNewerProgram, UnreadableDocument } from '../../shared/configuration/unreadable-document';
import { useDraft } from '../../shared/draft/use-draft';
import { FailureView } from '../../shared/failure/failure-view';
import { lazyPart } from '../../shared/part/lazy-part';
import { Page } from '../../shared/shell/page';
import { PiecesSitting } from './components/pieces-sitting';
import { draftIdOf, type Opening } from './model/opening';
import { PIECES_DRAFT_FORM, PIECES_DRAFT_KIND, parsePiecesDraft } from './model/pieces-draft';
import { type PiecesData, usePiecesData } from './state/use-pieces-data';
import type { TheirPieces } from './state/use-take-theirs';

const InOwnConfigurator = lazyPart(
  () => import('../../shared/product-line/in-own-configurator'),
  ({ InOwnConfigurator }) => InOwnConfigurator,
);

/** The pieces list (configurator 8): rows of articles, for a new product, one more of a project, or one that is opened again. */
export const PiecesListScreen = ({ opening }: { readonly opening: Opening }) => {
  const { t } = useTranslation('eproject');
  const loaded = usePiecesData(opening);
  const back = (
    <Button asChild>
      <Link to={opening.projectId === undefined ? '/create-project/select-collection' : `/project/${opening.projectId}`}>
        {opening.projectId === undefined ? t('picker.otherCollections') : t('configurator.version.toProject')}
      </Link>
    </Button>
  );
  switch (loaded.kind) {
    case 'pending':
      return (
        <div className="flex h-dvh flex-col gap-4 p-5" aria-busy>
          <Skeleton height={48} />
          <Skeleton className="grow" />
          <Skeleton height={64} />
        </div>
      );
    case 'gone':
      return (
        <Page title={t('composition.gone')} width="text">
          <ErrorState level={1} title={t('composition.gone')} description={t('composition.goneText')} action={back} />
        </Page>
      );
    case 'made-elsewhere':
      return (
        <Suspense>
          <InOwnConfigurator project={loaded.project} product={loaded.product} />
        </Suspense>
      );
    case 'unreadable':
      return <UnreadableDocument failure={loaded.failure} action={back} />;
    case 'failed':
      return (
        <Page title={t('configurator.failed')} width="text">
          <FailureView
            failure={loaded.failure}
            action="configuration-fetch"
            level={1}
            onRetry={loaded.retry}
            retrying={loaded.isRetrying}
          />
        </Page>
      );
    case 'ready': {
      const { project } = loaded.data;
      if (project !== undefined && !project.access.write) {
        const title = project.order ? t('project.readOnly') : t('project.viewOnly');
        return (
          <Page title={title} width="text">
            <ErrorState level={1} title={title} action={back} />
          </Page>
        );
      }
      return <PiecesOpened opening={opening} data={loaded.data} />;
    }
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

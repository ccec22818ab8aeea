import { isApiFailure } from '@candil/api-client';
import { boardOfferQuery, configurationQuery, preconfigQuery, projectQuery } from '@candil/api-client/react';
import type { BoardOffer, Project, SavedConfiguration } from '@candil/contract';
import {
  type CatalogId,
  CONFIGURATOR_IDS,
  checkToolkitBoard,
  isToolkitBoard,
  type ToolkitBoard,
  type ToolkitBoardFailure,
} from '@candil/domain';
import { useLanguage } from '@candil/i18n/react';
import { useQuery } from '@tanstack/react-query';
import type { NotOpened } from '../../../shared/configuration/not-opened';
import { usePortal } from '../../../shared/portal';
import { madeElsewhere } from '../../../shared/product-line/made-elsewhere';
import { useAccount } from '../../../shared/session/use-session';
import type { Opening } from '../model/opening';

/** Everything that a board is opened with. */
export interface BoardData {
  readonly catalogId: CatalogId;
  readonly project: Project | undefined;
  readonly saved: SavedConfiguration | undefined;
  readonly board: ToolkitBoard;
  readonly offer: BoardOffer;
}

export type LoadedBoard =
  | NotOpened
  | { readonly kind: 'unreadable'; readonly failure: ToolkitBoardFailure }
  /** The address names no toolkit: one is to be chosen. */
  | { readonly kind: 'no-toolkit'; readonly catalogId: CatalogId }
  | { readonly kind: 'ready'; readonly data: BoardData };

const emptyBoard = (subFamilyId: number, applicationLocationId: number): ToolkitBoard => ({
  type: 'ToolkitBoard',
  version: 1,
  subFamilyId,
  applicationLocationId,
  parts: [],
});

/** Fetches the data for an address: project, saved board or starting point, then the sources for judging its parts. */
export const useBoardData = (opening: Opening): LoadedBoard => {
  const { client } = usePortal();
  const { language: lang } = useLanguage();
  const account = useAccount();
  const isSaved = opening.kind === 'saved';
  const projectId = opening.projectId ?? '';
  const project = useQuery({
    ...projectQuery(client, projectId, { lang }),
    enabled: projectId !== '',
    meta: { action: 'project-fetch', leaveWhenForbidden: true },
  });
  const saved = useQuery({
    ...configurationQuery(client, projectId, isSaved ? opening.productId : '', { lang }),
    enabled: isSaved,
    meta: { action: 'configuration-fetch' },
    // Data being edited is not replaced under the editor.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const named = opening.kind === 'new' ? opening.catalogId : undefined;
  const catalogId = project.data?.catalogId ?? named ?? account.catalogId;
  const isCatalogueKnown = projectId === '' || project.data !== undefined;
  const preconfigId = opening.kind === 'new' ? opening.preconfigId : undefined;
  const preconfig = useQuery({
    ...preconfigQuery(client, preconfigId ?? '', { catalogId, lang }),
    enabled: preconfigId !== undefined && isCatalogueKnown,
    meta: { action: 'preconfig-fetch' },
  });
  const document = isSaved ? saved.data?.document : preconfig.data?.composition?.document;
  const isWritten = isSaved || preconfigId !== undefined;
  const read = document === undefined ? undefined : checkToolkitBoard(document);
  const subFamilyId = read?.ok ? read.value.subFamilyId : opening.kind === 'new' && !isWritten ? opening.subFamilyId : undefined;
  const offer = useQuery({
    ...boardOfferQuery(client, { catalogId, subFamilyId: subFamilyId ?? 0, lang }),
    enabled: isCatalogueKnown && subFamilyId !== undefined,
    meta: { action: 'editor-offer-fetch' },
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const needed = [
    ...(projectId === '' ? [] : [project]),
    ...(isSaved ? [saved] : []),
    ...(preconfigId === undefined ? [] : [preconfig]),
    ...(subFamilyId === undefined ? [] : [offer]),
  ];
  const failed = needed.find(({ isError, data }) => isError && data === undefined);
  const noBoard = (): LoadedBoard =>
    project.isLoading
      ? { kind: 'pending' }
      : madeElsewhere(project.data, isSaved ? opening.productId : undefined, (id) => id === CONFIGURATOR_IDS.COMPOSITOR_2D);
  if (failed !== undefined) {
    const { error } = failed;
    if (isApiFailure(error) && error.code === 'sub-family.not-found') return { kind: 'no-toolkit', catalogId };
    if (isApiFailure(error) && (error.ErrorCode === 404 || error.code === 'product.no-composition')) return noBoard();
    return { kind: 'failed', failure: error, retry: () => void failed.refetch(), isRetrying: failed.isFetching };
  }
  if (read?.ok === false) return isToolkitBoard(Object(document)) ? { kind: 'unreadable', failure: read.failure } : noBoard();
  if (preconfig.data !== undefined && preconfig.data.composition === undefined) return { kind: 'gone' };
  if (!isWritten && subFamilyId === undefined && isCatalogueKnown) return { kind: 'no-toolkit', catalogId };
  if (subFamilyId === undefined || offer.data === undefined || (projectId !== '' && project.data === undefined)) return { kind: 'pending' };
  if (Object.keys(offer.data.parts).length === 0) return { kind: 'no-toolkit', catalogId };
  const place = opening.kind === 'new' ? (opening.applicationLocationId ?? 0) : 0;
  const board = read?.ok ? read.value : emptyBoard(subFamilyId, place);
  return { kind: 'ready', data: { catalogId, project: project.data, saved: saved.data, board, offer: offer.data } };
};

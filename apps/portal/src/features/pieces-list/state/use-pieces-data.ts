import { isApiFailure } from '@candil/api-client';
import { configurationQuery, pieceOfferQuery, projectQuery } from '@candil/api-client/react';
import { PIECE_OFFER_MODELS_MAX, type PieceOffer, type Project, type SavedConfiguration } from '@candil/contract';
import { type CatalogId, CONFIGURATOR_IDS, checkPieceList, isPieceList, type PieceList, type PieceListFailure } from '@candil/domain';
import { useLanguage } from '@candil/i18n/react';
import { useQuery } from '@tanstack/react-query';
import type { NotOpened } from '../../../shared/configuration/not-opened';
import { usePortal } from '../../../shared/portal';
import { madeElsewhere } from '../../../shared/product-line/made-elsewhere';
import { useAccount } from '../../../shared/session/use-session';
import type { Opening } from '../model/opening';

/** Everything that a list is opened with. */
export interface PiecesData {
  readonly catalogId: CatalogId;
  readonly project: Project | undefined;
  readonly saved: SavedConfiguration | undefined;
  readonly list: PieceList;
  readonly offer: PieceOffer;
}

export type LoadedPieces =
  | NotOpened
  | { readonly kind: 'unreadable'; readonly failure: PieceListFailure }
  | { readonly kind: 'ready'; readonly data: PiecesData };

const emptyList = (opening: Opening): PieceList => ({
  type: 'PieceList',
  version: 1,
  subFamilyId: opening.kind === 'new' ? (opening.subFamilyId ?? 0) : 0,
  applicationLocationId: opening.kind === 'new' ? (opening.applicationLocationId ?? 0) : 0,
  rows: [],
  dismissed: [],
});

/** The models of a list, as many as one question may name; the others are fetched with the rows. */
export const modelsOf = ({ rows }: PieceList): string[] =>
  [...new Set(rows.flatMap(({ model }) => (model === '' ? [] : [model])))].slice(0, PIECE_OFFER_MODELS_MAX);

/** Fetches the data for an address: project, saved list, then the sources for judging its rows. */
export const usePiecesData = (opening: Opening): LoadedPieces => {
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
  const document = saved.data?.document;
  const read = isSaved ? (document === undefined ? undefined : checkPieceList(document)) : undefined;
  const list = isSaved ? (read?.ok ? read.value : undefined) : emptyList(opening);
  const offer = useQuery({
    ...pieceOfferQuery(client, { lang }, { catalogId, models: list === undefined ? [] : modelsOf(list) }),
    enabled: isCatalogueKnown && list !== undefined,
    meta: { action: 'editor-offer-fetch' },
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const needed = [...(projectId === '' ? [] : [project]), ...(isSaved ? [saved] : []), offer];
  const failed = needed.find(({ isError, data }) => isError && data === undefined);
  const noList = (): LoadedPieces =>
    project.isLoading
      ? { kind: 'pending' }
      : madeElsewhere(project.data, isSaved ? opening.productId : undefined, (id) => id === CONFIGURATOR_IDS.PIECES_LIST);
  if (failed !== undefined) {
    if (isApiFailure(failed.error) && (failed.error.ErrorCode === 404 || failed.error.code === 'product.no-composition')) return noList();
    return { kind: 'failed', failure: failed.error, retry: () => void failed.refetch(), isRetrying: failed.isFetching };
  }
  if (read?.ok === false) {
    return isPieceList(Object(document)) ? { kind: 'unreadable', failure: read.failure } : noList();
  }
  if (list === undefined || offer.data === undefined || (projectId !== '' && project.data === undefined)) return { kind: 'pending' };
  return { kind: 'ready', data: { catalogId, project: project.data, saved: saved.data, list, offer: offer.data } };
};

import { isApiFailure } from '@candil/api-client';
import { configurationQuery, editorOfferQuery, modelInfoQuery, preconfigQuery, projectQuery } from '@candil/api-client/react';
import type { EditorOffer, Preconfig, Project, SavedConfiguration } from '@candil/contract';
import { type CatalogId, CONFIGURATOR_IDS } from '@candil/domain';
import { useLanguage } from '@candil/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { preconfigPath } from '../../../shared/browse/paths';
import type { NotOpened } from '../../../shared/configuration/not-opened';
import { usePortal } from '../../../shared/portal';
import { madeElsewhere } from '../../../shared/product-line/made-elsewhere';
import { useAccount } from '../../../shared/session/use-session';
import type { LinkedComposition } from '../model/composition-link';
import type { Opening } from '../model/opening';
import { type DocumentPlace, madeIn, placeOfDocument, placeOfLinked } from '../model/place-of-document';
import { useLinkedComposition } from './use-linked-composition';

/** Everything that an editor is opened with. */
export interface CompositionData {
  readonly offer: EditorOffer;
  readonly catalogId: CatalogId;
  readonly project: Project | undefined;
  readonly saved: SavedConfiguration | undefined;
  readonly preconfig: Preconfig | undefined;
  /** Composition in a link, or named by it. */
  readonly linked: LinkedComposition | undefined;
}

export type LoadedComposition =
  | NotOpened
  /** The catalogue has no such model. */
  | { readonly kind: 'no-model'; readonly model: string }
  /** The starting point of the address is none; the collection where there are others, where the address names one. */
  | { readonly kind: 'no-preset'; readonly subFamilyId: number | undefined }
  /** The composition was made in another configurator, or in one that does not exist. */
  | Exclude<DocumentPlace, { readonly kind: 'here' }>
  /** The address names no collection. */
  | { readonly kind: 'choose'; readonly catalogId: CatalogId }
  | { readonly kind: 'ready'; readonly data: CompositionData };

/** Fetches the data for an address of a configurator: project, saved configuration or preset, then the offer of its collection. */
export const useCompositionData = (opening: Opening): LoadedComposition => {
  const { client } = usePortal();
  const { language: lang } = useLanguage();
  const account = useAccount();
  const isSaved = opening.kind === 'saved';
  const fresh = opening.kind === 'new' ? opening : undefined;
  const projectId = opening.projectId ?? '';
  const project = useQuery({
    ...projectQuery(client, projectId, { lang }),
    enabled: projectId !== '',
    meta: { action: 'project-fetch', leaveWhenForbidden: true },
  });
  const catalogId = project.data?.catalogId ?? fresh?.catalogId ?? account.catalogId;
  const isCatalogueKnown = projectId === '' || project.data !== undefined;
  const saved = useQuery({
    ...configurationQuery(client, projectId, isSaved ? opening.productId : '', { lang }),
    enabled: isSaved,
    meta: { action: 'configuration-fetch' },
    // Data being edited is not replaced under the editor.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const preconfig = useQuery({
    ...preconfigQuery(client, fresh?.preconfigId ?? '', { catalogId, lang }),
    enabled: fresh?.preconfigId !== undefined && isCatalogueKnown,
    meta: { action: 'preconfig-fetch' },
  });
  const model = useQuery({
    ...modelInfoQuery(client, { catalog: catalogId, model: fresh?.model ?? '', lang }),
    enabled: fresh?.model !== undefined && isCatalogueKnown,
    meta: { action: 'model-fetch' },
  });
  const linked = useLinkedComposition(opening, catalogId);
  const document = isSaved ? saved.data?.document : (linked?.data?.document ?? preconfig.data?.composition?.document);
  const subFamilyId =
    isSaved || opening.kind === 'shared'
      ? madeIn(document).subFamilyId
      : (preconfig.data?.subFamilyId ?? model.data?.subFamily.id ?? fresh?.subFamilyId);
  const offer = useQuery({
    ...editorOfferQuery(client, { subFamilyId: subFamilyId ?? 0, catalogId, lang }),
    enabled: subFamilyId !== undefined && isCatalogueKnown,
    meta: { action: 'editor-offer-fetch' },
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

  const needed = [
    ...(projectId === '' ? [] : [project]),
    ...(isSaved ? [saved] : []),
    ...(fresh?.preconfigId === undefined ? [] : [preconfig]),
    ...(fresh?.model === undefined ? [] : [model]),
    ...(linked === undefined ? [] : [linked]),
  ];
  const failed = [...needed, offer].find(({ isError, data }) => isError && data === undefined);
  if (failed !== undefined) {
    const isGone = isApiFailure(failed.error) && failed.error.ErrorCode === 404;
    if (isGone && failed === preconfig) return { kind: 'no-preset', subFamilyId: fresh?.subFamilyId };
    if (isGone && failed === model) return { kind: 'no-model', model: fresh?.model ?? '' };
    if (isGone && project.isLoading) return { kind: 'pending' };
    if (isGone)
      return madeElsewhere(project.data, isSaved ? opening.productId : undefined, (id) => id !== CONFIGURATOR_IDS.MINI_COMPOSITOR);
    return { kind: 'failed', failure: failed.error, retry: () => void failed.refetch(), isRetrying: failed.isFetching };
  }
  if (needed.some(({ data }) => data === undefined)) return { kind: 'pending' };
  // Loose luminaires that hang in no room yet: they are added as they are.
  if (preconfig.data !== undefined && preconfig.data.composition === undefined)
    return { kind: 'elsewhere', path: preconfigPath({ projectId: fresh?.projectId }, preconfig.data.id) };
  const place = linked === undefined ? placeOfDocument(opening, document) : placeOfLinked(opening, document, catalogId);
  if (place.kind !== 'here') return place;
  if (subFamilyId === undefined) return { kind: 'choose', catalogId };
  if (offer.data === undefined) return { kind: 'pending' };
  return {
    kind: 'ready',
    data: {
      offer: offer.data,
      catalogId,
      project: project.data,
      saved: saved.data,
      preconfig: preconfig.data,
      linked: linked?.data ?? undefined,
    },
  };
};

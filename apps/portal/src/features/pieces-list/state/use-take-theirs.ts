import { pieceOfferQuery } from '@candil/api-client/react';
import type { SavedConfiguration } from '@candil/contract';
import { type CatalogId, CONFIGURATOR_IDS, checkPieceList, chooseConfigurator, newProductPath, type PieceList } from '@candil/domain';
import { useLanguage } from '@candil/i18n/react';
import { useQueryClient } from '@tanstack/react-query';
import { useTakeTheirs as useTakeSaved } from '../../../shared/configuration/use-take-theirs';
import { keepHandedOver } from '../../../shared/draft/handed-over';
import type { DraftHandle } from '../../../shared/draft/use-draft';
import { useDraftStore } from '../../../shared/draft/use-draft-store';
import { usePortal } from '../../../shared/portal';
import { draftIdOf, type Opening } from '../model/opening';
import { PIECES_DRAFT_FORM, PIECES_DRAFT_KIND } from '../model/pieces-draft';
import { modelsOf, type PiecesData } from './use-pieces-data';

/** A list as someone else has saved it, with the sources for judging its rows. */
export type TheirPieces = Pick<PiecesData, 'saved' | 'list' | 'offer'>;

interface Taking {
  readonly opening: Opening;
  readonly catalogId: CatalogId;
  /** The own version. */
  readonly list: PieceList;
  readonly title: string;
  readonly draft: DraftHandle<PieceList>;
  readonly onTaken: (theirs: TheirPieces) => void;
}

/** Opens a list as someone else has saved it; the own version becomes the draft of a new list of the project. */
export const useTakeTheirs = ({ opening, catalogId, list, title, draft, onTaken }: Taking) => {
  const { client } = usePortal();
  const { language: lang } = useLanguage();
  const cache = useQueryClient();
  const drafts = useDraftStore();
  const prepare = async (saved: SavedConfiguration): Promise<TheirPieces | undefined> => {
    const read = checkPieceList(saved.document);
    // A version that cannot be read has a screen of its own, which stands there as soon as the saved list is known.
    if (!read.ok) return undefined;
    const offer = await cache.fetchQuery(pieceOfferQuery(client, { lang }, { catalogId, models: modelsOf(read.value) }));
    return { saved, list: read.value, offer };
  };
  const keepOwn = (): string => {
    const choice = chooseConfigurator(CONFIGURATOR_IDS.PIECES_LIST);
    const { projectId } = opening;
    const subFamilyId = list.subFamilyId || undefined;
    const path = choice.ok ? newProductPath(choice.value, { projectId, subFamily: subFamilyId }) : choice;
    if (!path.ok) throw new Error(path.failure.code);
    const place = { kind: 'new', projectId, subFamilyId, applicationLocationId: undefined, catalogId: undefined } as const;
    const href = keepHandedOver(drafts, {
      kind: PIECES_DRAFT_KIND,
      form: PIECES_DRAFT_FORM,
      data: list,
      title,
      path: path.value,
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

import type { Editor } from '@candil/configurator';
import type { SavedConfiguration } from '@candil/contract';
import { newProductPath } from '@candil/domain';
import { useTakeTheirs as useTakeSaved } from '../../../shared/configuration/use-take-theirs';
import type { DraftHandle } from '../../../shared/draft/use-draft';
import { usePortal } from '../../../shared/portal';
import { useAccount } from '../../../shared/session/use-session';
import type { CompositionDraft } from '../model/composition-draft';
import type { Opening } from '../model/opening';
import { madeIn } from '../model/place-of-document';
import { adoptComposition } from './adopt-handed-over';

interface Taking {
  readonly editor: Editor;
  readonly opening: Opening;
  readonly title: string;
  readonly draft: DraftHandle<CompositionDraft>;
  /** Opens the composition as it is saved now. */
  readonly onTaken: (theirs: SavedConfiguration) => void;
}

/** Opens a composition as someone else has saved it; the own version becomes the draft of a new product in the same configurator. */
export const useTakeTheirs = ({ editor, opening, title, draft, onTaken }: Taking) => {
  const portal = usePortal();
  const { userId } = useAccount();
  const keepOwn = (): string => {
    if (opening.kind !== 'saved') throw new Error('only a saved composition has another version');
    const { projectId, openedIn } = opening;
    const room = { document: editor.toDocument(), furniture: editor.document.getState().furniture };
    const { subFamilyId } = madeIn(room.document);
    const path = newProductPath(openedIn.choice, { projectId, subFamily: openedIn.choice.paths === 'query' ? subFamilyId : undefined });
    if (!path.ok) throw new Error(path.failure.code);
    const fresh = {
      kind: 'new',
      openedIn,
      projectId,
      model: undefined,
      preconfigId: undefined,
      subFamilyId,
      catalogId: undefined,
    } as const;
    const href = adoptComposition(portal, userId, fresh, path.value, room, title);
    draft.clear();
    return href;
  };
  return useTakeSaved({ line: opening.kind === 'saved' ? opening : undefined, prepare: (theirs) => theirs, keepOwn, onTaken });
};

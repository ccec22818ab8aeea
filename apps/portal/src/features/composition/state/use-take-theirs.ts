import { configurationQuery, projectQuery } from '@candil/api-client/react';
import type { Editor } from '@candil/configurator';
import type { SavedConfiguration } from '@candil/contract';
import { newProductPath } from '@candil/domain';
import { useLanguage, useTranslation } from '@candil/i18n/react';
import { useToast } from '@candil/ui-kit/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
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

/** Opens a composition as someone else has saved it; the own version stays beside it, as the draft of a new product of the project. */
export const useTakeTheirs = ({ editor, opening, title, draft, onTaken }: Taking) => {
  const { t } = useTranslation('eproject');
  const portal = usePortal();
  const { userId } = useAccount();
  const { language: lang } = useLanguage();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    meta: { action: 'configuration-fetch' },
    mutationFn: async () => {
      if (opening.kind !== 'saved') return;
      const { projectId, productId, openedIn } = opening;
      // Where theirs does not arrive, the own one stays on screen.
      const theirs = await cache.fetchQuery(configurationQuery(portal.client, projectId, productId, { lang }));
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
      await cache.invalidateQueries({ queryKey: projectQuery(portal.client, projectId, { lang }).queryKey });
      toast.show({
        title: t('composition.conflict.kept'),
        tone: 'success',
        action: {
          label: t('composition.conflict.openKept'),
          altText: t('composition.conflict.findKept'),
          onAction: () => void navigate(href),
        },
      });
      onTaken(theirs);
    },
  });
  return { takeTheirs: () => mutate(), isTaking: isPending };
};

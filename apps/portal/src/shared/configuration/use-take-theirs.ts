import { routes } from '@candil/api-client';
import { configurationQuery, projectQuery } from '@candil/api-client/react';
import type { SavedConfiguration } from '@candil/contract';
import { useLanguage, useTranslation } from '@candil/i18n/react';
import { useToast } from '@candil/ui-kit/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { usePortal } from '../portal';

interface Taking<Theirs> {
  /** The product that both have changed; undefined = a new one. */
  readonly line: { readonly projectId: string; readonly productId: string } | undefined;
  /** Makes what was saved ready to be opened; the own version stays on screen where this fails. */
  readonly prepare: (theirs: SavedConfiguration) => Promise<Theirs> | Theirs;
  /** Keeps the own version as the draft of a new product, in place of the draft of this one; returns the address that opens it. */
  readonly keepOwn: () => string;
  readonly onTaken: (theirs: Theirs) => void;
}

/** Opens a configuration as someone else has saved it; the own version stays beside it, as the draft of a new product of the project. */
export const useTakeTheirs = <Theirs>({ line, prepare, keepOwn, onTaken }: Taking<Theirs>) => {
  const { t } = useTranslation('eproject');
  const { client } = usePortal();
  const { language: lang } = useLanguage();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    meta: { action: 'configuration-fetch' },
    mutationFn: async () => {
      if (line === undefined) return;
      const { projectId, productId } = line;
      const saved = await client.call(routes.getConfiguration, { params: { projectId, productId }, query: { lang } });
      const theirs = await prepare(saved);
      const href = keepOwn();
      // Only now, as a screen that reads it opens it at once: by then the own draft is out of the way.
      cache.setQueryData(configurationQuery(client, projectId, productId, { lang }).queryKey, saved);
      onTaken(theirs);
      toast.show({
        title: t('composition.conflict.kept'),
        tone: 'success',
        action: {
          label: t('composition.conflict.openKept'),
          altText: t('composition.conflict.findKept'),
          onAction: () => void navigate(href),
        },
      });
      await cache.invalidateQueries({ queryKey: projectQuery(client, projectId, { lang }).queryKey });
    },
  });
  return { takeTheirs: () => mutate(), isTaking: isPending };
};

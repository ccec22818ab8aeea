import { storeProject } from '@candil/api-client/react';
import type { Project } from '@candil/contract';
import { type CatalogId, canonicalJson, type PieceList } from '@candil/domain';
import { useLanguage, useTranslation } from '@candil/i18n/react';
import { useToast } from '@candil/ui-kit/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Destination } from '../../../shared/add-to-project/add-products';
import {
  addConfiguration,
  overwriteConfiguration,
  type UpdateOutcome,
  updateConfiguration,
} from '../../../shared/configuration/save-configuration';
import { useSaveSubject } from '../../../shared/configuration/use-save-subject';
import { createIntention } from '../../../shared/create-intention';
import { usePortal } from '../../../shared/portal';

interface Saving {
  readonly catalogId: CatalogId;
  readonly name: string;
  /** To be called once the service has it. */
  readonly onSaved: () => void;
  readonly line: { readonly projectId: string; readonly productId: string; readonly version: number; readonly mark: string } | undefined;
}

type SaveTarget = { readonly destination: Destination } | 'update' | { readonly over: number };

/** Saves a list as a new product or over the one that was opened, then goes to the project. */
export const useSavePieces = ({ catalogId, name, onSaved, line }: Saving) => {
  const { t } = useTranslation('eproject');
  const { client } = usePortal();
  const cache = useQueryClient();
  const { language: lang } = useLanguage();
  const navigate = useNavigate();
  const toast = useToast();
  const [intention] = useState(() => createIntention());
  const [conflict, setConflict] = useState<Extract<UpdateOutcome, { readonly kind: 'conflict' }>>();
  const isUnderWay = useRef(false);
  const subject = useSaveSubject(line?.productId);

  const finish = async (project: Project) => {
    onSaved();
    await storeProject(cache, project, { lang });
    toast.show({ title: t('configurator.added', { name, project: project.name }), tone: 'success' });
    await navigate(`/project/${project.id}`);
  };

  const { mutate, isPending } = useMutation({
    meta: { action: 'configuration-save', subject },
    mutationFn: async ({ list, target }: { readonly list: PieceList; readonly target: SaveTarget }) => {
      const content = { document: list, furniture: [] };
      if (typeof target === 'object' && 'destination' in target) {
        const idempotencyKey = intention([target.destination, content]);
        const { project } = await addConfiguration(client, target.destination, content, { lang, catalogId, idempotencyKey });
        return finish(project);
      }
      if (line === undefined) return;
      if (target !== 'update') return finish(await overwriteConfiguration(client, { ...line, version: target.over }, content, { lang }));
      const outcome = await updateConfiguration(client, line, content, { lang }, canonicalJson);
      if (outcome.kind === 'conflict') setConflict(outcome);
      else await finish(outcome.project);
    },
    onSettled: () => {
      isUnderWay.current = false;
    },
  });

  const save = (list: PieceList, target: SaveTarget) => {
    // The second press of a double click comes before the button is drawn busy.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    mutate({ list, target });
  };
  return { save, isSaving: isPending, conflict, forgetConflict: () => setConflict(undefined) };
};

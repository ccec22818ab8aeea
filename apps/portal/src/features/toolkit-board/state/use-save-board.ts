import { putProductPictureMutation, storeProject } from '@candil/api-client/react';
import type { Project } from '@candil/contract';
import { type CatalogId, canonicalJson, type ToolkitBoard } from '@candil/domain';
import { useLanguage, useTranslation } from '@candil/i18n/react';
import { useToast } from '@candil/ui-kit/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Destination } from '../../../shared/add-to-project/add-products';
import {
  type AddedConfiguration,
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
  /** Makes the picture of the board as it is now. */
  readonly makePicture: () => Promise<File | undefined>;
  readonly line: { readonly projectId: string; readonly productId: string; readonly version: number; readonly mark: string } | undefined;
}

type SaveTarget = { readonly destination: Destination } | 'update' | { readonly over: number };

/** Saves a board as a new product or over the one that was opened, gives it its picture, then goes to the project. */
export const useSaveBoard = ({ catalogId, name, onSaved, makePicture, line }: Saving) => {
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
  const { mutateAsync: putPicture } = useMutation(putProductPictureMutation(client, { lang }));

  /** A picture that cannot be made or sent leaves the board without one; it is saved all the same. */
  const givePicture = async ({ project, productId }: AddedConfiguration): Promise<Project> => {
    const picture = await makePicture().catch(() => undefined);
    if (picture === undefined) return project;
    return await putPicture({ projectId: project.id, productId, version: project.version, picture }).catch(() => project);
  };
  const finish = async (saved: AddedConfiguration) => {
    onSaved();
    const project = await givePicture(saved);
    await storeProject(cache, project, { lang });
    toast.show({ title: t('configurator.added', { name, project: project.name }), tone: 'success' });
    // Its address begins an empty board: Back passes over it, to where the way to it began.
    await navigate(`/project/${project.id}`, { replace: line === undefined });
  };

  const { mutate, isPending } = useMutation({
    meta: { action: 'configuration-save', subject },
    mutationFn: async ({ board, target }: { readonly board: ToolkitBoard; readonly target: SaveTarget }) => {
      const content = { document: board, furniture: [] };
      if (typeof target === 'object' && 'destination' in target) {
        const idempotencyKey = intention([target.destination, content]);
        return finish(await addConfiguration(client, target.destination, content, { lang, catalogId, idempotencyKey }));
      }
      if (line === undefined) return;
      const { productId } = line;
      if (target !== 'update') {
        return finish({ project: await overwriteConfiguration(client, { ...line, version: target.over }, content, { lang }), productId });
      }
      const outcome = await updateConfiguration(client, line, content, { lang }, canonicalJson);
      if (outcome.kind === 'conflict') setConflict(outcome);
      else await finish({ project: outcome.project, productId });
    },
    onSettled: () => {
      isUnderWay.current = false;
    },
  });

  const save = (board: ToolkitBoard, target: SaveTarget) => {
    // The second press of a double click comes before the button is drawn busy.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    mutate({ board, target });
  };
  return { save, isSaving: isPending, conflict, forgetConflict: () => setConflict(undefined) };
};

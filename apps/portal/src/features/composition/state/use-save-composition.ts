import { putProductPictureMutation, storeProject } from '@candil/api-client/react';
import { type DocumentState, type Editor, fingerprintOf } from '@candil/configurator';
import type { Project } from '@candil/contract';
import type { CatalogId } from '@candil/domain';
import { useLanguage, useTranslation } from '@candil/i18n/react';
import { useToast } from '@candil/ui-kit/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Destination } from '../../../shared/add-to-project/add-products';
import {
  type AddedConfiguration,
  addConfiguration,
  type ConfigurationContent,
  overwriteConfiguration,
  type UpdateOutcome,
  updateConfiguration,
} from '../../../shared/configuration/save-configuration';
import { useSaveSubject } from '../../../shared/configuration/use-save-subject';
import { createIntention } from '../../../shared/create-intention';
import { usePortal } from '../../../shared/portal';
import { pictureOfComposition } from './picture-of-composition';

interface Saving {
  readonly editor: Editor;
  readonly catalogId: CatalogId;
  /** As a person calls it. */
  readonly name: string;
  /** To be called once the service has it: the draft is not needed any more. */
  readonly onSaved: () => void;
  /** True when saving also validates. */
  readonly validates: boolean;
  readonly line:
    | {
        readonly projectId: string;
        readonly productId: string;
        readonly version: number;
        readonly mark: string;
        readonly hasPicture: boolean;
      }
    | undefined;
}

/** Saves the contents of the editor as a new product or over the opened one, then goes to the project. */
export const useSaveComposition = ({ editor, catalogId, name, onSaved, validates, line }: Saving) => {
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

  const content = (): ConfigurationContent => ({ document: editor.toDocument(), furniture: editor.document.getState().furniture });

  /** A picture that cannot be made or sent leaves the composition without one; it is saved all the same. */
  const givePicture = async ({ project, productId }: AddedConfiguration): Promise<Project> => {
    const picture = await pictureOfComposition(editor).catch(() => undefined);
    if (picture === undefined) return project;
    return await putPicture({ projectId: project.id, productId, version: project.version, picture }).catch(() => project);
  };

  const finish = async (saved: AddedConfiguration, { revision, isChanged }: Pick<DocumentState, 'revision' | 'isChanged'>) => {
    editor.markSaved(revision);
    onSaved();
    // A composition confirmed without changes keeps its picture.
    const isPictured = !isChanged && line?.hasPicture === true && line.productId === saved.productId;
    const project = isPictured ? saved.project : await givePicture(saved);
    await storeProject(cache, project, { lang });
    const done = validates
      ? t('composition.confirmed', { name })
      : line !== undefined && line.productId === saved.productId
        ? t('composition.saved', { name })
        : t('configurator.added', { name, project: project.name });
    toast.show({ title: done, tone: 'success' });
    // Its address begins an empty room: Back passes over it, to where the way to it began.
    await navigate(`/project/${project.id}`, { replace: line === undefined });
  };

  const { mutate, isPending } = useMutation({
    meta: { action: 'configuration-save', subject },
    mutationFn: async (given: { readonly destination: Destination } | 'update' | { readonly over: number }) => {
      const what = content();
      const state = editor.document.getState();
      if (typeof given === 'object' && 'destination' in given) {
        const idempotencyKey = intention([given.destination, what]);
        await finish(await addConfiguration(client, given.destination, what, { lang, catalogId, idempotencyKey }), state);
        return;
      }
      if (line === undefined) return;
      const { productId } = line;
      const options = { lang, validates };
      if (given !== 'update') {
        const project = await overwriteConfiguration(client, { ...line, version: given.over }, what, options);
        // The existing picture shows the replaced version.
        await finish({ project, productId }, { ...state, isChanged: true });
        return;
      }
      const outcome = await updateConfiguration(client, line, what, options, fingerprintOf);
      if (outcome.kind === 'conflict') setConflict(outcome);
      else await finish({ project: outcome.project, productId }, state);
    },
    onSettled: () => {
      isUnderWay.current = false;
    },
  });

  const once = (given: Parameters<typeof mutate>[0]) => {
    // The second press of a double click comes before the button is drawn busy.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    mutate(given);
  };
  return {
    add: (destination: Destination) => once({ destination }),
    update: () => once('update'),
    /** Overwrites the version that someone else saved meanwhile with this composition. */
    overwrite: () => conflict && once({ over: conflict.version }),
    isSaving: isPending,
    conflict,
    forgetConflict: () => setConflict(undefined),
  };
};

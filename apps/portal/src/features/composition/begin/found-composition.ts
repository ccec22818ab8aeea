import type { SavedConfiguration } from '@candil/contract';
import { CONFIGURATOR_IDS, chooseConfigurator, productPath } from '@candil/domain';
import { editorOf, madeIn, withoutRoom } from '../model/place-of-document';

/** A composition of a project, found by its code. */
export interface FoundComposition {
  readonly code: string;
  /** Name of its collection. */
  readonly collection: string;
  readonly projectId: string;
  readonly productId: string;
  readonly saved: Pick<SavedConfiguration, 'document' | 'furniture'>;
}

/** Where a composition is made, and the address at which it is opened in its project. */
export interface Home {
  /** `list`: of pieces or on a board, without a room; `canopy`: on the outlets of one. */
  readonly kind: 'list' | 'canopy' | 'drawing' | 'crea';
  readonly path: string | undefined;
}

export const homeOf = ({ saved, projectId, productId }: FoundComposition): Home => {
  const listId = withoutRoom(saved.document);
  const choice = listId === undefined ? editorOf(saved.document) : chooseConfigurator(listId);
  if (!choice.ok) return { kind: listId === undefined ? 'crea' : 'list', path: undefined };
  const path = productPath(choice.value, 'edit', { projectId, productId, family: madeIn(saved.document).subFamilyId });
  return { kind: listId === undefined ? kindOf(choice.value.id) : 'list', path: path.ok ? path.value : undefined };
};

const kindOf = (id: number): 'canopy' | 'drawing' | 'crea' => {
  if (id === CONFIGURATOR_IDS.COMPOSITOR_CP_3D) return 'canopy';
  return id === CONFIGURATOR_IDS.DRAWING || id === CONFIGURATOR_IDS.NODRAWING ? 'drawing' : 'crea';
};

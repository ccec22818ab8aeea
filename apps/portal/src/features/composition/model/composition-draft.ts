import { CONFIGURATOR_IDS, canonicalJson, type Furniture } from '@candil/domain';
import type { Opening } from './opening';

/** A document with the furniture of its room, neither of them read yet. */
export interface KeptRoom {
  readonly document: unknown;
  readonly furniture: readonly Furniture[];
}

/** What is kept of an unsaved composition on this device. */
export interface CompositionDraft extends KeptRoom {
  /** The composition handed over, when only the draft has it: starting over begins there. */
  readonly handedOver?: KeptRoom;
  /** Version of the project that the composition was opened on; absent for a new one. */
  readonly version?: number;
}

/** Version of the form of a draft. */
export const COMPOSITION_DRAFT_FORM = 1;
export const COMPOSITION_DRAFT_KIND = 'composition';

/**
 * Which draft an address has: each saved composition its own, new ones one for each place, collection and start. A reload goes on with
 * what was made of a preset, and another preset is not covered by it; nor is a draft by what was handed over.
 */
export const draftIdOf = (opening: Opening, subFamilyId: number): string => {
  if (opening.kind === 'saved') return `${opening.projectId}/${opening.productId}`;
  // What is only looked at has no draft; its screen asks for none.
  if (opening.kind === 'shared') return 'shared';
  const start = opening.preconfigId ?? opening.model ?? opening.handedOver;
  const ofCompositor = opening.openedIn.choice.id === CONFIGURATOR_IDS.COMPOSITOR_CP_3D ? ['compositor'] : [];
  return [...ofCompositor, opening.projectId ?? 'new', subFamilyId, ...(start === undefined ? [] : [start])].join('/');
};

/** The draft of what was handed over, before anything is done to it. */
export const handedOverAnew = (room: KeptRoom): CompositionDraft => ({ ...room, handedOver: room });

/** Whether something was done to it since it was handed over. */
export const isWorkedOn = ({ document, furniture, handedOver }: CompositionDraft): boolean =>
  handedOver === undefined || canonicalJson([document, furniture]) !== canonicalJson([handedOver.document, handedOver.furniture]);

/** Whether what was kept is a draft; whether its document opens is found out by the domain. */
export const parseCompositionDraft = (data: unknown): CompositionDraft | undefined => {
  const room = parseRoom(data);
  if (room === undefined) return undefined;
  const { version, handedOver } = data as Partial<Record<keyof CompositionDraft, unknown>>;
  if (version !== undefined && typeof version !== 'number') return undefined;
  const began = parseRoom(handedOver);
  return { ...room, ...(version !== undefined && { version }), ...(began !== undefined && { handedOver: began }) };
};

const parseRoom = (data: unknown): KeptRoom | undefined => {
  if (typeof data !== 'object' || data === null) return undefined;
  const { document, furniture } = data as Partial<Record<keyof KeptRoom, unknown>>;
  return typeof document === 'object' && document !== null && Array.isArray(furniture) ? { document, furniture } : undefined;
};

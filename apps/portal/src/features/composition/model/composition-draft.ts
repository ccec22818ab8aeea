import { CONFIGURATOR_IDS, canonicalJson, type Furniture } from '@candil/domain';
import type { Opening } from './opening';

/** A document with the furniture of its room, neither of them read yet. */
export interface KeptRoom {
  readonly document: unknown;
  readonly furniture: readonly Furniture[];
}

/** Unsaved composition kept on this device. */
export interface CompositionDraft extends KeptRoom {
  /** The composition handed over, when only the draft has it: starting over begins there. */
  readonly handedOver?: KeptRoom;
}

/** Version of the form of a draft. */
export const COMPOSITION_DRAFT_FORM = 1;
export const COMPOSITION_DRAFT_KIND = 'composition';

/**
 * Returns the draft id of an address: each saved composition has its own, new ones have one for each place, collection
 * and start. A reload continues with the draft of the same preset; another preset or a composition handed over has
 * another draft.
 */
export const draftIdOf = (opening: Opening, subFamilyId: number): string => {
  if (opening.kind === 'saved') return `${opening.projectId}/${opening.productId}`;
  // A composition that is only shown has no draft; its screen requests none.
  if (opening.kind === 'shared') return 'shared';
  const start = opening.preconfigId ?? opening.model ?? opening.handedOver;
  const ofCompositor = opening.openedIn.choice.id === CONFIGURATOR_IDS.COMPOSITOR_CP_3D ? ['compositor'] : [];
  return [...ofCompositor, opening.projectId ?? 'new', subFamilyId, ...(start === undefined ? [] : [start])].join('/');
};

/** The draft of a composition handed over, before any change. */
export const handedOverAnew = (room: KeptRoom): CompositionDraft => ({ ...room, handedOver: room });

/** Returns whether the composition was changed since it was handed over. */
export const isWorkedOn = ({ document, furniture, handedOver }: CompositionDraft): boolean =>
  handedOver === undefined || canonicalJson([document, furniture]) !== canonicalJson([handedOver.document, handedOver.furniture]);

/** Parses a draft; the domain finds out whether its document opens. */
export const parseCompositionDraft = (data: unknown): CompositionDraft | undefined => {
  const room = parseRoom(data);
  if (room === undefined) return undefined;
  const began = parseRoom((data as Partial<Record<keyof CompositionDraft, unknown>>).handedOver);
  return began === undefined ? room : { ...room, handedOver: began };
};

const parseRoom = (data: unknown): KeptRoom | undefined => {
  if (typeof data !== 'object' || data === null) return undefined;
  const { document, furniture } = data as Partial<Record<keyof KeptRoom, unknown>>;
  return typeof document === 'object' && document !== null && Array.isArray(furniture) ? { document, furniture } : undefined;
};

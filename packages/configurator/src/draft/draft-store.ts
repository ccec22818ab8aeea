import {
  canonicalJson,
  type ElementNode,
  type FamilyData,
  FURNITURE_KINDS,
  type Furniture,
  loadDocument,
  snapshotOf,
} from '@candil/domain';
import type { Editor } from '../editor/editor';

/** Where drafts are kept, e.g. the local storage of a browser. */
export interface DraftStorage {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, value: string) => void;
  readonly removeItem: (key: string) => void;
}

/** What was not saved when an editor was last left. */
export interface Draft {
  readonly space: ElementNode;
  readonly furniture: readonly Furniture[];
  /** The version of the product that it was made from; undefined for a new product. */
  readonly baseVersion: number | undefined;
  /** ISO date-time. */
  readonly keptAt: string;
}

export interface DraftStore {
  /** The draft of the key; what is broken, or of a version to come, is dropped. */
  readonly read: (familyData: FamilyData) => Draft | undefined;
  /** Keeps what an editor changes until it is saved; ends with what it answers, which writes what is still waiting. */
  readonly follow: (editor: Editor, options: FollowOptions) => () => void;
  readonly drop: () => void;
}

export interface FollowOptions {
  readonly baseVersion: number | undefined;
  /** ISO date-time. */
  readonly now: () => string;
  /** Does it soon, e.g. a second later; answers what calls it off. */
  readonly schedule: (write: () => void) => () => void;
}

const FORMAT = 1;

/** Drafts under one key, which names the user and the product. A storage that is full or closed keeps none, and nobody is disturbed. */
export function createDraftStore(storage: DraftStorage, key: string): DraftStore {
  const drop = () => {
    try {
      storage.removeItem(key);
    } catch {
      // A closed storage keeps nothing anyway.
    }
  };
  return {
    read: (familyData) => {
      const text = textOf(storage, key);
      if (text === undefined) return undefined;
      const draft = draftOf(text, familyData);
      if (draft === undefined) drop();
      return draft;
    },
    follow: (editor, { baseVersion, now, schedule }) => {
      let callOff: (() => void) | undefined;
      const write = () => {
        callOff = undefined;
        const { isChanged, furniture } = editor.document.getState();
        if (!isChanged) {
          drop();
          return;
        }
        const kept = { format: FORMAT, keptAt: now(), baseVersion: baseVersion ?? null, document: editor.toDocument(), furniture };
        try {
          storage.setItem(key, canonicalJson(kept));
        } catch {
          // Full or closed.
        }
      };
      const unsubscribe = editor.document.subscribe((state, before) => {
        if (state.revision === before.revision && state.isChanged === before.isChanged) return;
        callOff?.();
        callOff = schedule(write);
      });
      return () => {
        unsubscribe();
        if (callOff === undefined) return;
        callOff();
        write();
      };
    },
    drop,
  };
}

function textOf(storage: DraftStorage, key: string): string | undefined {
  try {
    return storage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function draftOf(text: string, familyData: FamilyData): Draft | undefined {
  const kept = parsed(text);
  if (!isRecord(kept) || kept.format !== FORMAT || typeof kept.keptAt !== 'string') return undefined;
  const { baseVersion, furniture, keptAt } = kept;
  if (!Array.isArray(furniture) || !furniture.every(isFurniture)) return undefined;
  if (baseVersion !== null && typeof baseVersion !== 'number') return undefined;
  const loaded = loadDocument(kept.document, familyData);
  return loaded.ok ? { space: snapshotOf(loaded.value.tree), furniture, baseVersion: baseVersion ?? undefined, keptAt } : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const MEASURES = ['x', 'z', 'widthMetres', 'depthMetres', 'heightMetres', 'turnDegrees'] as const;

function isFurniture(value: unknown): value is Furniture {
  if (!isRecord(value) || typeof value.id !== 'string') return false;
  return FURNITURE_KINDS.some((kind) => kind === value.kind) && MEASURES.every((measure) => Number.isFinite(value[measure]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

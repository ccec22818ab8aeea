/** Version of the project that a change began on, and a text that its subject had alone then. */
export interface BegunOn {
  readonly version: number;
  readonly mark: string;
}

/** Unsaved work of one user on this device: survives reload, logout and a crashed tab; removed once it is saved. */
export interface Draft<Data = unknown> {
  /** Kind of the draft, e.g. `regular-product`. */
  readonly kind: string;
  /** Id among its kind, e.g. project and product id. */
  readonly id: string;
  /** Version of the form of `data`; a draft of another version is dropped. */
  readonly form: number;
  readonly data: Data;
  /** Title, link and picture with which the home page offers to resume it. */
  readonly title: string;
  readonly href: string;
  readonly image?: string;
  /** Of a change to saved work: what it began on. */
  readonly begunOn?: BegunOn;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

export interface DraftStore {
  /** Returns the time it was kept at, by which a later `clear` knows it. */
  keep(draft: Omit<Draft, 'savedAt'>): number;
  read(kind: string, id: string, form: number): Draft | undefined;
  /** Drops a draft; with a time only the one kept then, as another window may have kept its work there since. */
  clear(kind: string, id: string, savedAt?: number): void;
  /** Newest first. */
  list(): readonly Draft[];
  subscribe(listener: () => void): () => void;
}

/** Older drafts than these make room. */
export const DRAFTS_KEPT = 20;
const PREFIX = 'candil.draft';

/** Drafts in `storage`, apart for each user; a storage that is full or closed loses the draft, never the screen. */
export const createDraftStore = (storage: Storage, userId: string, now: () => number): DraftStore => {
  const prefix = `${PREFIX}/${userId}/`;
  const keyOf = (kind: string, id: string) => `${prefix}${kind}/${id}`;
  const listeners = new Set<() => void>();
  let listed: readonly Draft[] | undefined;

  const changed = () => {
    listed = undefined;
    for (const listener of listeners) listener();
  };

  const list = () => {
    listed ??= keysOf(storage, prefix)
      .flatMap((key) => parseDraft(storage.getItem(key)) ?? [])
      .sort((a, b) => b.savedAt - a.savedAt);
    return listed;
  };

  const makeRoom = () => {
    for (const draft of list().slice(DRAFTS_KEPT)) storage.removeItem(keyOf(draft.kind, draft.id));
  };

  return {
    keep: (draft) => {
      const savedAt = now();
      try {
        storage.setItem(keyOf(draft.kind, draft.id), JSON.stringify({ ...draft, savedAt }));
        listed = undefined;
        makeRoom();
      } catch {
        // Full or forbidden by the browser: the work on screen goes on without its copy.
      }
      changed();
      return savedAt;
    },
    read: (kind, id, form) => {
      const draft = parseDraft(storage.getItem(keyOf(kind, id)));
      return draft?.form === form ? draft : undefined;
    },
    clear: (kind, id, savedAt) => {
      const key = keyOf(kind, id);
      if (savedAt !== undefined && parseDraft(storage.getItem(key))?.savedAt !== savedAt) return;
      storage.removeItem(key);
      changed();
    },
    list,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

const keysOf = (storage: Storage, prefix: string): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter((key) => key?.startsWith(prefix)) as string[];

const parseDraft = (text: string | null): Draft | undefined => {
  if (text === null) return undefined;
  try {
    const parsed: unknown = JSON.parse(text);
    return isDraft(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
};

const isDraft = (value: unknown): value is Draft => {
  if (typeof value !== 'object' || value === null) return false;
  const draft = value as Partial<Record<keyof Draft, unknown>>;
  return (
    typeof draft.kind === 'string' &&
    typeof draft.id === 'string' &&
    typeof draft.form === 'number' &&
    typeof draft.title === 'string' &&
    typeof draft.href === 'string' &&
    typeof draft.savedAt === 'number' &&
    'data' in draft
  );
};

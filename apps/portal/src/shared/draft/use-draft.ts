import { useCallback, useRef, useState } from 'react';
import type { BegunOn, Draft } from './draft-store';
import { useDraftStore } from './use-draft-store';

type Label = Pick<Draft, 'title' | 'href' | 'image' | 'begunOn'>;

export interface DraftHandle<Data> {
  /** Draft kept when the screen opened; undefined = none, or no longer readable. */
  readonly kept: Data | undefined;
  /** The data of a draft of this form that is no longer readable, or not yet: a newer program may have kept it. */
  readonly unread: unknown;
  /** Of that draft: the saved work that it changes. */
  readonly begunOn: BegunOn | undefined;
  /** Keeps the unsaved work; call it with every change. */
  keep(data: Data, label: Label): void;
  /** To be called when the work is saved or thrown away; what another window has kept meanwhile stays. */
  clear(): void;
}

/** Unsaved work of this user: `parse` decides whether the stored data are still good (undefined = they are not). */
export const useDraft = <Data>(kind: string, id: string, form: number, parse: (data: unknown) => Data | undefined): DraftHandle<Data> => {
  const store = useDraftStore();
  const [{ kept, unread, begunOn, savedAt }] = useState(() => {
    const draft = store.read(kind, id, form);
    const stored = store.list().find((each) => each.kind === kind && each.id === id);
    const read = draft && parse(draft.data);
    const unreadData = read === undefined ? draft?.data : undefined;
    return { kept: read, unread: unreadData, begunOn: draft?.begunOn, savedAt: (draft ?? stored)?.savedAt };
  });
  /** When this window kept or read the draft last. */
  const own = useRef(savedAt);
  const keep = useCallback(
    (data: Data, label: Label) => {
      own.current = store.keep({ kind, id, form, data, ...label });
    },
    [store, kind, id, form],
  );
  const clear = useCallback(() => {
    if (own.current !== undefined) store.clear(kind, id, own.current);
  }, [store, kind, id]);
  return { kept, unread, begunOn, keep, clear };
};

import { useCallback, useState } from 'react';
import type { Draft } from './draft-store';
import { useDraftStore } from './use-draft-store';

export interface DraftHandle<Data> {
  /** Draft kept when the screen opened; undefined = none, or no longer readable. */
  readonly kept: Data | undefined;
  /** Keeps the unsaved work; call it with every change. */
  keep(data: Data, label: Pick<Draft, 'title' | 'href' | 'image'>): void;
  /** To be called when the work is saved or thrown away. */
  clear(): void;
}

/** Unsaved work of this user: `parse` decides whether the stored data are still good (undefined = they are not). */
export const useDraft = <Data>(kind: string, id: string, form: number, parse: (data: unknown) => Data | undefined): DraftHandle<Data> => {
  const store = useDraftStore();
  const [kept] = useState(() => {
    const draft = store.read(kind, id, form);
    return draft && parse(draft.data);
  });
  const keep = useCallback(
    (data: Data, label: Pick<Draft, 'title' | 'href' | 'image'>) => store.keep({ kind, id, form, data, ...label }),
    [store, kind, id, form],
  );
  const clear = useCallback(() => store.clear(kind, id), [store, kind, id]);
  return { kept, keep, clear };
};

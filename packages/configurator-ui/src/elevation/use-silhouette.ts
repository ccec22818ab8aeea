import { useEffect, useState } from 'react';
import type { SilhouettePart } from './silhouette';

type SilhouetteOf = (model: string) => readonly SilhouettePart[];

let loaded: SilhouetteOf | undefined;

/** The outlines of a model once they have been fetched; they weigh more than the elevation and are not waited for. */
export const useSilhouette = (model: string): readonly SilhouettePart[] | undefined => {
  const [find, setFind] = useState<{ readonly of: SilhouetteOf | undefined }>({ of: loaded });
  useEffect(() => {
    if (loaded !== undefined) return;
    let isGone = false;
    void import('./silhouette').then(
      ({ silhouetteOf }) => {
        loaded = silhouetteOf;
        if (!isGone) setFind({ of: silhouetteOf });
      },
      // The plain body stays.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return find.of?.(model);
};

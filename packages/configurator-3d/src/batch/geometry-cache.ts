import type { BufferGeometry } from 'three';

interface Entry {
  readonly geometry: BufferGeometry;
  uses: number;
}

export interface GeometryCache {
  readonly take: (key: string, make: () => BufferGeometry) => BufferGeometry;
  /** Disposed with its last user. */
  readonly give: (key: string) => void;
  readonly size: () => number;
}

/** Shapes that several users share. */
export const createGeometryCache = (): GeometryCache => {
  const entries = new Map<string, Entry>();
  return {
    take: (key, make) => {
      const entry = entries.get(key) ?? { geometry: make(), uses: 0 };
      entry.uses++;
      entries.set(key, entry);
      return entry.geometry;
    },
    give: (key) => {
      const entry = entries.get(key);
      if (!entry || --entry.uses > 0) return;
      entry.geometry.dispose();
      entries.delete(key);
    },
    size: () => entries.size,
  };
};

/** `e2e` is drawn by software in tests, `low` on weak machines, `high` everywhere else. */
export type Quality = 'e2e' | 'low' | 'high';

export interface QualitySettings {
  readonly mostPixelRatio: number;
  readonly antialias: boolean;
  readonly hasEnvironment: boolean;
  /** Cells of the computed light against the finest. */
  readonly coarseness: number;
  readonly shadowSamples: number;
}

export const QUALITIES: Readonly<Record<Quality, QualitySettings>> = {
  e2e: { mostPixelRatio: 1, antialias: false, hasEnvironment: false, coarseness: 3, shadowSamples: 0 },
  low: { mostPixelRatio: 1, antialias: true, hasEnvironment: true, coarseness: 1.6, shadowSamples: 2 },
  high: { mostPixelRatio: 2, antialias: true, hasEnvironment: true, coarseness: 1, shadowSamples: 6 },
};

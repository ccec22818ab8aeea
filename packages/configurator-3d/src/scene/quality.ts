/** `software` where the processor draws, which takes seconds for mirrors, `low` on weak machines, `high` everywhere else. */
export type Quality = 'software' | 'low' | 'high';

export interface QualitySettings {
  readonly mostPixelRatio: number;
  readonly antialias: boolean;
  readonly hasEnvironment: boolean;
  /** Cells of the computed light against the finest. */
  readonly coarseness: number;
  readonly shadowSamples: number;
}

export const QUALITIES: Readonly<Record<Quality, QualitySettings>> = {
  software: { mostPixelRatio: 1.5, antialias: true, hasEnvironment: false, coarseness: 2, shadowSamples: 1 },
  low: { mostPixelRatio: 1, antialias: true, hasEnvironment: true, coarseness: 1.6, shadowSamples: 2 },
  high: { mostPixelRatio: 2, antialias: true, hasEnvironment: true, coarseness: 1, shadowSamples: 6 },
};

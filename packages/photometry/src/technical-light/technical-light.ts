/** Light and size of a luminaire in a catalogue. The technical data of a model in `@candil/domain` fit; their other fields are ignored. */
export interface TechnicalLight {
  /** Flux of the luminaire in lm, above 0 to 10,000,000. */
  readonly lumens: number;
  /** Whole angle at half of the largest intensity, from 1 to 180; of `diffuse` light to 360, where it is alike in all directions. */
  readonly beamDegrees: number;
  /** Distribution of the light: one of `LIGHT_DISTRIBUTIONS`. */
  readonly distribution: string;
  /** Along C0–C180, 0 to 100. */
  readonly widthMetres: number;
  /** Along C90–C270, 0 to 100. */
  readonly depthMetres: number;
  /** Upright, 0 to 100. */
  readonly heightMetres: number;
  /** Power in W, 0 or more; 0 where it is missing. */
  readonly watts?: number;
}

/** Why there is no light to compute from technical data. */
export type TechnicalLightFailure =
  | { readonly code: 'technical.no-light' }
  /** The value is out of its bounds, or no number. */
  | { readonly code: 'technical.value-out-of-range'; readonly field: keyof TechnicalLight; readonly value: number }
  /** No light goes that way. */
  | { readonly code: 'technical.distribution-unknown'; readonly distribution: string };

/**
 * Ways in which a luminaire gives its light: `direct` down, `accent` down in a narrow beam, `indirect` up, `direct-indirect` half of it
 * each way, `diffuse` around, `wall-wash` down and aside towards C90.
 */
export const LIGHT_DISTRIBUTIONS = ['direct', 'accent', 'indirect', 'direct-indirect', 'diffuse', 'wall-wash'] as const;
/** The way that the light of a luminaire goes. */
export type LightDistributionKind = (typeof LIGHT_DISTRIBUTIONS)[number];

const MOST_LUMENS = 1e7;
const MOST_METRES = 100;
const MOST_WATTS = 1e6;
const ONE_WAY = 180;
const AROUND = 360;

const kindOf = (word: string) => LIGHT_DISTRIBUTIONS.find((known) => known === word);

/** The kind of the distribution, or why these data give no light (TL6). */
export function checkTechnicalLight(technical: TechnicalLight): LightDistributionKind | TechnicalLightFailure {
  const kind = kindOf(technical.distribution);
  if (technical.lumens === 0) return { code: 'technical.no-light' };
  if (kind === undefined) return { code: 'technical.distribution-unknown', distribution: technical.distribution };
  const bounds = [
    ['lumens', Number.MIN_VALUE, MOST_LUMENS],
    ['beamDegrees', 1, kind === 'diffuse' ? AROUND : ONE_WAY],
    ['widthMetres', 0, MOST_METRES],
    ['depthMetres', 0, MOST_METRES],
    ['heightMetres', 0, MOST_METRES],
    ['watts', 0, MOST_WATTS],
  ] as const;
  for (const [field, least, most] of bounds) {
    const value = technical[field] ?? 0;
    if (!(value >= least && value <= most)) return { code: 'technical.value-out-of-range', field, value };
  }
  return kind;
}

import { requireMeasure } from '../measure';
import { ANY_MATERIAL, DEFAULT_SURFACE_CANOPY, SURFACE_BASIC } from './canopy.data';
import type { Canopy } from './canopy-row';

/** Ceiling of a room, as canopies need it, in the names of a Space's config. */
export interface Ceiling {
  /** Room above the ceiling, metres. */
  readonly extraCeiling: number;
  /** Name of its material. */
  readonly ceilingMaterial: string;
}

/** Reason why a canopy does not fit a ceiling. */
export type CanopyMismatch =
  /** The ceiling is not as deep as the canopy needs. */
  | { readonly kind: 'extra-ceiling'; readonly neededMetres: number; readonly thereMetres: number }
  /** The ceiling is of a material that the canopy does not go with. */
  | { readonly kind: 'material'; readonly material: string; readonly allowed: readonly string[] };

/** Result of fitting an installation to a ceiling, with its fallback and the reasons. */
export type CanopyFit =
  /** The canopy of the installation fits the ceiling. */
  | { readonly kind: 'fits'; readonly installation: string }
  /** The ceiling refuses it, and this one takes its place. */
  | { readonly kind: 'fallback'; readonly installation: typeof SURFACE_BASIC; readonly why: readonly CanopyMismatch[] };

/** The canopy of an installation; the default one for Surface Basic without a row, undefined for others without a row (CA1, CA5). */
export function canopyOf(canopies: readonly Canopy[], installation: string): Canopy | undefined {
  const row = canopies.find((canopy) => canopy.installation === installation);
  return row ?? (installation === SURFACE_BASIC ? DEFAULT_SURFACE_CANOPY : undefined);
}

/**
 * Lists the reasons why the installation does not fit the ceiling, empty when it fits (CA1–CA3). An installation without a canopy always
 * fits. Exactly the extra ceiling that is needed is enough. Throws a RangeError for an extra ceiling that is no finite number.
 */
export function canopyMismatches(canopies: readonly Canopy[], installation: string, ceiling: Ceiling): readonly CanopyMismatch[] {
  const there = requireMeasure(ceiling.extraCeiling, 'extra ceiling');
  const canopy = canopyOf(canopies, installation);
  if (canopy === undefined || installation === SURFACE_BASIC) return [];
  const { extraCeilingMetres: needed, compatibleMaterials: allowed } = canopy;
  const mismatches: CanopyMismatch[] = [];
  if (needed > there) mismatches.push({ kind: 'extra-ceiling', neededMetres: needed, thereMetres: there });
  if (!allowed.includes(ANY_MATERIAL) && !allowed.includes(ceiling.ceilingMaterial)) {
    mismatches.push({ kind: 'material', material: ceiling.ceilingMaterial, allowed });
  }
  return mismatches;
}

/** The installation when the ceiling takes its canopy, else Surface Basic with everything the ceiling lacks (CA4). */
export function fitCanopy(canopies: readonly Canopy[], installation: string, ceiling: Ceiling): CanopyFit {
  const why = canopyMismatches(canopies, installation, ceiling);
  return why.length === 0 ? { kind: 'fits', installation } : { kind: 'fallback', installation: SURFACE_BASIC, why };
}
